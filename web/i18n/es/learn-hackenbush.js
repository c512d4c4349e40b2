export default {
  "learn.hackenbush.intro": "Hackenbush se juega con tijeras sobre un dibujo, y de él crecen números. No como puntos que alguien anota: las posiciones mismas se comportan como números, con mitades, cuartos y todas las demás fracciones de esa clase. John Conway construyó sobre esta observación toda la teoría de los números y los juegos. Aquí puedes llegar a ella a tijeretazos.",

  "learn.hackenbush.free.title": "Contar jugadas libres",
  "learn.hackenbush.free.text": "Azul corta aristas azules, Rojo corta rojas. Quien no puede cortar, pierde. Si cada arista está sola sobre el suelo no hay nada que pensar: cada jugador tiene simplemente un número de jugadas.",
  "learn.hackenbush.free.caption": "Tres briznas azules y dos rojas; empieza Azul. Tú eres Rojo.",
  "learn.hackenbush.free.count": "Has perdido, pero ¿por cuánto? Azul tiene 3 jugadas libres y Rojo 2, así que Azul va por delante 3 − 2 = 1. Decimos que la posición *vale* 1. Las jugadas de Azul cuentan en positivo, las de Rojo en negativo. Más que 0 significa que gana Azul, empiece quien empiece; menos que 0, que gana Rojo; y con exactamente 0 pierde quien tiene que mover, porque al otro siempre le queda una respuesta.",

  "learn.hackenbush.half.title": "Media jugada",
  "learn.hackenbush.half.text": "Ahora pon una arista roja encima de una azul. Rojo puede cortar la de arriba, y no pasa nada más. Azul puede cortar la de abajo, y la roja cae con ella.",
  "learn.hackenbush.half.one": "Una arista azul con una roja encima. Empiece quien empiece, gana Azul: prueba las dos cosas.",
  "learn.hackenbush.half.how": "Azul va por delante, así que vale más que 0. Pero vale menos que 1, porque Rojo también tiene algo que decir. ¿Cuánto vale entonces? Compáralo con lo que conocemos: toma dos de estos tallos y dale a Rojo una jugada libre contra ellos.",
  "learn.hackenbush.half.caption": "Dos tallos así y una brizna roja. Empieza Azul y tú eres Rojo: puedes ganar.",
  "learn.hackenbush.half.theorem": "BR + BR + R vale 0: quien empieza pierde. Así que dos de estos tallos valen exactamente una jugada, y uno vale 1/2.",

  "learn.hackenbush.quarter.title": "Cuartos, y así sucesivamente",
  "learn.hackenbush.quarter.text": "Otra arista roja encima lo divide de nuevo por la mitad. Dos tallos BRR valen lo mismo que un tallo BR; frente a RB, que es −1/2, suman 0. Con n aristas rojas sobre una azul llegamos a 1/2ⁿ: cada vez menos, nunca nada. Una arista azul bajo treinta rojas todavía gana para Azul si no hay nada más en pie.",
  "learn.hackenbush.quarter.caption": "1/4 + 1/4 − 1/2 = 0. Empieza Azul, tú eres Rojo.",

  "learn.hackenbush.line.title": "La recta se llena",
  "learn.hackenbush.line.text": "Cada tallo de aristas azules y rojas vale un número. Antes del primer día solo existe el suelo desnudo, que vale 0. Cada día los tallos pueden crecer una arista, y nacen números nuevos: uno más allá de cada extremo de los que ya hay, y uno en medio de cada hueco. Elige un número para ver su tallo, y corta.",
  "learn.hackenbush.line.day": { "one": "Día {day}: {count} número.", "other": "Día {day}: {count} números." },
  "learn.hackenbush.line.type": "O cualquier fracción cuyo denominador sea una potencia de dos:",
  "learn.hackenbush.line.grow": "Que crezca",
  "learn.hackenbush.line.again": "Que crezca otra vez",
  "learn.hackenbush.line.bad": "Se esperaba un número como 5/8 o −2,75, cuyo denominador sea una potencia de dos: ningún tallo finito vale otra cosa.",
  "learn.hackenbush.line.tall": "Ese tallo tendría más de {max} aristas.",
  "learn.hackenbush.line.bare": "El suelo desnudo vale {value}.",
  "learn.hackenbush.line.stalk": { "one": "{letters} vale {value}. Nació el día {count}.", "other": "{letters} vale {value}. Nació el día {count}." },
  "learn.hackenbush.line.left": "Le toca a {player}. Lo que queda vale {value}.",
  "learn.hackenbush.line.over": "{player} ya no puede cortar. Lo que queda vale {value}.",
  "learn.hackenbush.line.caption": "Cada número cuelga bajo el hueco en que nació. En la recta de abajo, cuanto más antiguo es un número, más alta es su marca.",
  "learn.hackenbush.line.rule": "El tallo se lee en el árbol, y el número en el tallo. Sube desde el suelo. Mientras el color no cambia, cada arista cuenta una jugada entera. Desde el primer cambio de color cada arista cuenta la mitad que la anterior, sumando las azules y restando las rojas. BBRB es 2 − 1/2 + 1/4 = 7/4. Es la regla de Berlekamp.",

  "learn.hackenbush.sum.title": "Por qué se puede sumar",
  "learn.hackenbush.sum.text": "Los tallos que están uno al lado del otro son una *suma*: cada jugada se hace en uno de ellos. Toma cualquier dibujo y pon a su lado el opuesto, con los colores intercambiados. Entonces gana quien mueve en segundo lugar, copiando cada jugada al otro lado. Así que un dibujo y su opuesto juntos valen 0.",
  "learn.hackenbush.sum.caption": "Dos tallos y sus opuestos. Empieza Azul; responde a cada corte con el mismo corte en el espejo.",
  "learn.hackenbush.sum.equal": "Con eso basta para hacer cuentas. Dos dibujos valen lo mismo si uno junto al opuesto del otro da 0. Y una parte que vale 0 se puede añadir o quitar sin que cambie quién gana: cuando alguien mueve en ella, el otro responde en ella. Por eso pudimos averiguar jugando que BR es 1/2, sin haber dicho nunca qué es media jugada.",
  "learn.hackenbush.sum.theorem": "El valor de una suma es la suma de los valores. Para saber quién gana en un jardín de cien tallos, suma cien números.",

  "learn.hackenbush.simple.title": "El número más simple",
  "learn.hackenbush.simple.text": "¿Cuánto vale un dibujo que no es un tallo? Mira adónde lleva un corte. Supón que el mejor corte de Azul lleva a l y el mejor de Rojo a r. Escribimos el dibujo como {l|r}. En rojo y azul cada corte propio cuesta algo, así que l siempre es menor que r.",
  "learn.hackenbush.simple.theorem": "{l|r} es el número más simple estrictamente entre l y r: 0 si está entre ellos; si no, el entero más cercano a 0; si no, la fracción con la menor potencia de dos en el denominador. Es el que nació primero.",
  "learn.hackenbush.simple.caption": "El mejor corte de Azul lleva a 1/2, el de Rojo a 7/8: el número más simple entre ellos es 3/4.",
  "learn.hackenbush.simple.cold": "¿Es urgente mover alguna vez? En el go o el ajedrez a menudo sí: esas posiciones se llaman *calientes*. El Hackenbush rojo y azul siempre es *frío*. Tus aristas son tu reserva de jugadas, y cada corte gasta una parte: los cortes de Azul solo hacen menor el número, los de Rojo solo lo hacen mayor. Todos prefieren que mueva el otro, y eso es justamente lo que convierte las posiciones en números.",

  "learn.hackenbush.tree.title": "Árboles",
  "learn.hackenbush.tree.text": "Las ramas que crecen del mismo punto pueden sustituirse por un solo tallo que valga lo que valen juntas. Es el *principio de los dos puntos*. En el árbol de abajo, las ramas BR y R valen juntas 1/2 − 1 = −1/2, lo mismo que el tallo RB. Así que el árbol B(BR)(R) vale lo mismo que el tallo BRB, que es 3/4.",
  "learn.hackenbush.tree.caption": "El árbol y el opuesto del tallo: juntos valen 0. Empieza Azul, tú eres Rojo.",
  "learn.hackenbush.tree.theorem": "Una arista azul bajo ramas que juntas valen x vale (x + p)/2ᵖ⁻¹, donde p = 1, 2, 3, … es el menor con x + p > 1. Para una arista roja, la imagen en el espejo. Así, un bosque se calcula desde las puntas hasta el suelo, cada arista una vez.",
  "learn.hackenbush.tree.source": "Los árboles que están entre las posiciones que conviene conocer vienen de una tesis de Matias (UFC, 2023), que enseña la misma teoría. Tres cosas en ella piden una observación. Su regla para el número más simple da 1 para {−1/2|1/2} y 1/4 para {1/8|5/8}, cuando debería dar 0 y 1/2. Su programa olvida el signo de los tallos que empiezan en rojo: RB es −1/2. Y su método, que llama polinomial, visita todas las posiciones que pueden surgir, que pueden ser exponencialmente muchas; con la fórmula de arriba cada arista se visita una vez, y diez mil aristas son cosa de un momento.",

  "learn.hackenbush.green.title": "Qué hace el verde",
  "learn.hackenbush.green.star": "Las aristas verdes son de ambos. Una sola es algo extraño: quien mueve primero la quita y gana. Así que no es 0, y no es ni más ni menos que 0. Se llama estrella y se escribe *∗*. Un tallo verde de n aristas lo puede cortar cualquiera de los dos hasta cualquier altura menor: es un montón de Nim con n piedras, un *nímero*.",
  "learn.hackenbush.green.nim": "Todo verde: Nim con montones de 2, 3 y 4. Empiezas tú.",
  "learn.hackenbush.green.up": "Pon una arista azul sobre una verde. Los dos pueden cortar la verde y acabar con todo; solo Azul puede cortar también la azul, y queda ∗. Escrito entero es {0,∗|0}, que se llama arriba-estrella, ↑∗. Ya no es un número, y debajo está dibujado su *termógrafo*: lo que queda del valor para cada jugador cuando cada jugada paga un impuesto. Aquí los dos lados se juntan en 0 de inmediato: lo que está en juego es menor que cualquier impuesto.",
  "learn.hackenbush.green.caption": "Una arista azul sobre una verde: media 0, temperatura 0.",
  "learn.hackenbush.green.tiny": "Con otra arista verde al lado se obtiene ↑∗ + ∗ = ↑, que es más que 0: gana Azul, empiece quien empiece. ¡Pero qué poco es! Es menos que 1/2, menos que 1/16, menos que cualquier número positivo. Esos valores se llaman *infinitesimales*. A Rojo le basta un tallo fino como un cabello para darle la vuelta a la partida.",
  "learn.hackenbush.green.lost": "↑ contra −1/16. Empieza Azul, y pierde. Haz el tallo rojo tan fino como quieras.",

  "learn.hackenbush.round.title": "Ciclos",
  "learn.hackenbush.round.fusion": "En un dibujo con anillos no cae nada hasta que se corta el último camino al suelo. Si todo es verde hay un atajo precioso, el *principio de fusión*: todos los puntos de un anillo pueden fundirse en uno, y sus aristas se vuelven lazos, que valen lo mismo que briznas de hierba. Así, todo dibujo verde vale un nímero que se encuentra con un lápiz.",
  "learn.hackenbush.round.caption": "Una flor con un anillo, y un arco. Encoge los dos anillos: ¿qué queda?",
  "learn.hackenbush.round.hard": "En rojo y azul un dibujo con anillos sigue valiendo un número, pero nadie conoce un modo rápido de encontrarlo: el problema es NP-difícil (Winning Ways, capítulo 7). El programa de aquí desmonta el dibujo y busca en el resto; con tres colores y muchos anillos quizá tenga que rendirse, y entonces lo dice.",
  "learn.hackenbush.round.girl": "Tú eres Azul. La correa es verde.",

  "learn.hackenbush.try.title": "Para seguir",
  "learn.hackenbush.try.garden": "[El jardín](#hackenbush:%28RB%28B%28B%29%28R%29%29%28B%29%29%28BR%29%28R%28R%29%28B%28B%29%28B%29%29%29) vale 1/8. Calcula a mano sus tres árboles y encuentra los tres cortes que ganan.",
  "learn.hackenbush.try.puzzle": "En [el editor](#edit/hackenbush:%28BR%29%28BR%29%28R%29), deja que el programa invente un problema que valga 0. Elige ser el segundo, y gana.",
  "learn.hackenbush.try.flowers": "Dibuja flores: tallos verdes con pétalos rojos y azules. ¿Quién gana con dos flores iguales? ¿Y por qué una sola flor nunca es positiva ni negativa, sean como sean sus pétalos?",
  "learn.hackenbush.try.values": "Escribe `{0,*|0}+*` en [la calculadora de valores](#learn/values) y compáralo con `^`.",

  "learn.hackenbush.source.matias": "Matias, tesis sobre juegos de convexidad y Hackenbush, Universidade Federal do Ceará, 2023."
};
