export default {
  "learn.tokens.intro": "Todo juego en el que dos jugadores se turnan se puede dibujar: las posiciones son vértices, las jugadas son arcos, y una ficha dice dónde se está. Así que una ficha en un digrafo no es un juego, sino todos, también los que no acaban nunca. Esta página lleva de la última jugada a la teoría que sirve para unos y otros.",

  "learn.tokens.last.title": "Gana la última jugada",
  "learn.tokens.last.text": "Hay una ficha en un vértice. Por turnos, cada jugador la lleva por un arco. En una meta, un vértice con doble borde, ya no se puede seguir: quien tendría que jugar ahí ha perdido, así que ha ganado quien hizo la última jugada.",
  "learn.tokens.last.caption": "Una ficha y ninguna vuelta: cinco jugadas como mucho. Empiezas tú, y puedes ganar.",
  "learn.tokens.last.end": "Mirando hacia delante desde el comienzo, uno se pierde pronto entre tantas posibilidades. Hay un sitio mejor para empezar.",

  "learn.tokens.back.title": "Por qué las etiquetas van hacia atrás",
  "learn.tokens.back.text": "Empieza donde ya no queda nada que decidir. Ponle una letra a cada vértice: *P* si pierde quien juega ahí (gana el *previo*), *N* si gana quien juega (el que viene *ahora*; en inglés, *next*).",
  "learn.tokens.back.end": "Una meta es P.",
  "learn.tokens.back.win": "Un vértice con un arco a una P es N: ve allí.",
  "learn.tokens.back.loss": "Un vértice cuyos arcos llevan todos a una N es P: hagas lo que hagas, entregas una victoria.",
  "learn.tokens.back.caption": "El recorrido en el tablero de arriba. Los arcos marcados son la razón de la etiqueta.",
  "learn.tokens.back.why": "Una etiqueta depende solo de los vértices que vienen después. Por eso el recorrido va contra las flechas, y por eso le basta pasar una vez por cada arco. Junto con la letra encuentra la *lejanía*: cuántas jugadas dura la partida si quien gana se da prisa y quien pierde se demora.",

  "learn.tokens.mex.title": "Números en vez de letras",
  "learn.tokens.mex.text": "Para una ficha bastan las letras. Para varias hay que saber más, y lo dice un número: el *mex*, el mínimo excluido, el menor de 0, 1, 2, … que no tiene ningún sucesor.",
  "learn.tokens.mex.caption": "El mismo tablero con sus valores. El vértice 1 tiene sucesores que valen 0, 1 y 2, así que vale `*3`, como un montón de tres en el Nim.",
  "learn.tokens.mex.zero": "El 0 es la P de antes: ningún sucesor tiene 0, así que toda jugada se aleja de él, y desde todo lo demás hay una jugada que lleva a 0. Pero ahora un vértice que vale `*3` se distingue de uno que vale `*2`: desde él se puede ir a `0`, a `*` y a `*2`, igual que desde un montón de tres.",

  "learn.tokens.sum.title": "Varias fichas",
  "learn.tokens.sum.text": "Con varias fichas, cada jugada mueve una de ellas, la que se quiera. Eso es una *suma* de juegos. Se podrían dibujar todas las maneras de poner las fichas como un solo digrafo enorme; no hace falta.",
  "learn.tokens.sum.theorem": "Sin ciclos, cada ficha cuenta como un montón de Nim del tamaño de su valor: quien juega pierde exactamente si la suma nim de todos los valores es 0. (Sprague 1935, Grundy 1939)",
  "learn.tokens.sum.caption": "El propio Nim: un vértice por cada tamaño de un montón, una ficha por cada montón. El panel suma los valores en binario.",

  "learn.tokens.cycles.title": "Qué falla con los ciclos",
  "learn.tokens.cycles.text": "Ninguna regla prohíbe que los arcos den vueltas. Entonces la partida puede seguir siempre, y nadie hace una última jugada: tablas.",
  "learn.tokens.cycles.ring": "Dos vértices, dos arcos. Cuando la posición se repite, se ofrecen tablas: el juego no puede hacer otra cosa.",
  "learn.tokens.cycles.label": "El recorrido hacia atrás sigue funcionando, solo que no llega a todas partes. Lo que deja es *D*, tablas: ningún arco lleva de ahí a una P, y alguno lleva a otra D.",
  "learn.tokens.cycles.caption": "Desde 1 se podría salir del círculo, pero solo a 3, donde gana el otro. Así que los dos se quedan dentro.",
  "learn.tokens.cycles.wrong": "Hasta aquí, todo bien para una ficha. Pero el mex ha perdido su base: pregunta por los valores de todos los sucesores, y en un círculo cada uno espera al otro. Y las letras no se suman, porque unas tablas al lado de otro juego no tienen por qué ser tablas:",
  "learn.tokens.cycles.rescue": "Sola, la ficha en 1 es tablas: quien sale a 2 pierde. Sola, la ficha en 4 es una jugada. Juntas se ganan: ve de 1 a 2, y quedan dos caminos iguales.",

  "learn.tokens.infinite.title": "Valores infinitos",
  "learn.tokens.infinite.text": "Cedric Smith encontró en 1966 qué hacer, y Aviezri Fraenkel y Yaacov Yesha hicieron de ello una teoría propia: la *función de Sprague–Grundy generalizada* G. Algunos vértices siguen recibiendo un número. Todos los demás reciben el valor ∞(K), donde K es el conjunto de los números que tienen sus sucesores.",
  "learn.tokens.infinite.back": "¿Cuándo puede tener un vértice el número m? Cuando m es el mex de los sucesores que ya tienen número y cuando a todos los demás se les puede responder: si alguien va a uno de ellos, el rival sigue desde ahí a un vértice que vale m. Entonces el rodeo no ha servido de nada. Ese vértice tiene que haber recibido su m antes, o los rodeos podrían no acabar nunca.",
  "learn.tokens.infinite.shift": "Un número a y ∞(K) juntos son ∞(K ⊕ a): a se suma en nim a todo lo que hay en el paréntesis.",
  "learn.tokens.infinite.two": "∞ e ∞ juntos son ∞(), sin nada en el paréntesis: apuntes a lo que apuntes, el otro puede seguir jugando en otra parte.",
  "learn.tokens.infinite.theorem": "Quien juega pierde si la suma es 0. Quien juega gana si la suma es otro número, o ∞(K) con 0 en K. Si es ∞(K) sin 0 en K, nadie puede forzar la victoria.",
  "learn.tokens.infinite.caption": "Los valores del tablero de la tesis, en el orden en que salen. Los arcos a trazos son los caminos de vuelta. Al final quedan 13, 14, 15 y 16: son infinitos.",

  "learn.tokens.hurry.title": "Por qué hay que darse prisa en ganar",
  "learn.tokens.hurry.text": "Sin ciclos, «ir siempre a 0» gana. Con ciclos no basta: se puede ir de 0 en 0 sin fin y no ganar nada.",
  "learn.tokens.hurry.door": "Desde 1, los dos arcos llevan a un vértice que vale 0. Pero 1 → 2 solo hace que el otro vuelva a 1. Sal por 1 → 3.",
  "learn.tokens.hurry.counter": "Así que quien gana necesita algo que se vaya agotando: un *contador*. Con una ficha es la lejanía. Con varias, cada vértice tiene su contador, los de todas las fichas se suman, y entre las jugadas a 0 se elige una que deje la suma lo más baja posible. Baja con cada jugada de quien gana, y un número entero no puede bajar siempre.",
  "learn.tokens.hurry.now": "Y donde la suma es ∞(K) con 0 en K, la victoria está al alcance solo ahora: una jugada la deja en 0. Cualquier otra deja el juego infinito, y el otro puede quedarse con el 0, o hacer que ya nadie llegue a él.",
  "learn.tokens.hurry.caption": "La ficha en 16 es infinita, y la suma también. Aun así, una jugada gana. ¿Cuál?",

  "learn.tokens.maps.title": "Tableros que se juegan igual",
  "learn.tokens.maps.text": "Dos tableros pueden ser distintos y jugarse igual. Lleva cada vértice de uno a un vértice del otro: ¿cuándo se conservan todos los valores?",
  "learn.tokens.maps.theorem": "Una aplicación conserva G si cada arco va a un arco y cada arco que sale de una imagen viene de un arco. En un tablero sin ciclos los arcos pueden ir incluso a arcos dados la vuelta. (Fraenkel y Yesha 1986)",
  "learn.tokens.maps.caption": "Cuatro vértices van a tres: 2 y 3 se hacen uno. Lleva 4 a 2 y mira qué vértice protesta.",
  "learn.tokens.maps.largest": "Si dos vértices del mismo tablero siguen igual en este sentido, basta con uno. Juntando todo lo que se puede juntar sale el mayor cociente que conserva G.",
  "learn.tokens.maps.whole": "Un tablero de seis vértices",
  "learn.tokens.maps.folded": "Arriba, un tablero que es dos veces lo mismo; abajo, lo que queda de él.",

  "learn.tokens.source.title": "El tablero de la tesis",
  "learn.tokens.source.text": "El tablero con el que empieza este juego, 21 vértices y una meta, es de una tesis de Berrocal (UPM, 2021), que recorre la misma teoría y la juega: dos fichas, y una tercera donde quiera el jugador. Antes de cada turno le dice cómo está, y esta mesa también. Si la lees, ten presentes tres cosas:",
  "learn.tokens.source.zero": "∞(K) con 0 en K es una victoria para quien juega, no tablas. Con una tercera ficha en 16 gana quien empieza, con 16 → 8.",
  "learn.tokens.source.machine": "Su máquina da por malo todo ∞, y así deja pasar esas victorias.",
  "learn.tokens.source.counter": "El contador de una suma es, sin más, la suma de los contadores.",

  "learn.tokens.try.title": "Prueba tú",
  "learn.tokens.try.third": "En [el tablero de la tesis](#tokens:1>3,2>9,3>2,3>6,4>1,4>10,5>4,6>4,7>6,7>9,8>6,8>10,9>3,9>17,10>5,11>7,11>12,12>8,13>15,14>13,15>7,15>16,16>8,16>14,16>19,18>15,18>17,19>20,20>10,21>18,21>19;on=11,21) gana quien empieza, y solo con una jugada. ¿En qué cuatro vértices una tercera ficha le daría la vuelta?",
  "learn.tokens.try.kayles": "[Kayles con cinco bolos](#tokens:1>2,1>3,1>4,1>5,1>6,2>5,2>6,2>7,2>8,3>5,3>6,3>8,3>9,4>6,4>7,5>7,5>8,5>10,6>7,6>8,6>10,7>10,7>11,8>10,9>8,10>11;on=1): cada vértice es una fila de bolos con huecos. Solo gana una primera jugada. ¿Qué fila deja?",
  "learn.tokens.try.triangle": "[Un círculo de tres](#tokens:1>2,2>3,3>1,3>4;on=1) con una salida: ¿quién sale, si nadie se equivoca? ¿Y con un círculo de cuatro?",
  "learn.tokens.try.own": "Dibuja un tablero tuyo en el [editor](#edit/tokens:1>2,2>1,1>3;on=1) y adivina sus valores antes de mirar.",

  "learn.tokens.source.berrocal": "Berrocal, tesis sobre juegos en digrafos y la función de Sprague–Grundy generalizada, Universidad Politécnica de Madrid (2021)."
};
