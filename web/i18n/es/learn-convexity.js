export default {
  "learn.convexity.intro": "Dos jugadores eligen vértices de un grafo, y todo lo que queda entre vértices elegidos se cubre. Cuando todo está cubierto, la partida termina. Eso es todo, y lleva lejos: en los caminos es Nim, en los árboles hace falta algo más que Nim, y con los vértices de colores resulta ser Hackenbush, colgado cabeza abajo.",

  "learn.convexity.convex.title": "Qué es convexo en un grafo",
  "learn.convexity.convex.text": "En el plano un conjunto es *convexo* si, con dos puntos cualesquiera, contiene todo lo que hay entre ellos. Un grafo no tiene rectas, pero tiene caminos mínimos. Así que para dos vértices toma todos los que están en algún camino mínimo de uno a otro: ese es su *intervalo*. Toca dos vértices aquí abajo.",
  "learn.convexity.convex.caption": "Llenos: los dos vértices. Sobre fondo dorado: su intervalo, con los caminos que lo forman. Sobre fondo gris: lo que añade la envolvente.",
  "learn.convexity.convex.hull": "Un intervalo no tiene por qué ser convexo: en «Tres y dos», los vértices 3 y 4 arrastran a 1 y 2, y entre estos hay a su vez otros vértices. Repite hasta que no se añada nada y tendrás la *envolvente*, el menor conjunto convexo que contiene aquello con lo que empezaste.",
  "learn.convexity.convex.induced": "En vez de caminos mínimos se pueden tomar caminos *inducidos*: los que no tienen atajos, en los que dos vértices solo están unidos si uno sigue al otro. Todo camino mínimo es inducido, pero no al revés. Cambia de clase en el anillo: entre 7 y 3 hay un solo camino mínimo, pero dar toda la vuelta tampoco tiene atajos.",

  "learn.convexity.figure.graph": "Grafo",
  "learn.convexity.figure.grid": "Cuadrícula",
  "learn.convexity.figure.ring": "Anillo con colas",
  "learn.convexity.figure.works": "Tres y dos",
  "learn.convexity.figure.label": "Un grafo: elige dos de sus vértices",
  "learn.convexity.figure.one": "Elige dos vértices.",
  "learn.convexity.figure.interval": "Entre {a} y {b}: el intervalo es {interval:and}, y es convexo.",
  "learn.convexity.figure.hull": "Entre {a} y {b}: el intervalo es {interval:and}. La envolvente tiene además {more:and}.",

  "learn.convexity.play.title": "El juego cerrado",
  "learn.convexity.play.text": "Ahora, a jugar. Por turnos, elige un vértice que aún no esté cubierto. Quien encuentra todo cubierto, pierde.",
  "learn.convexity.play.caption": "Un camino de siete vértices. Empiezas tú, y puedes ganar.",
  "learn.convexity.play.middle": "Elige el del medio y responde después a cada elección con su imagen en el espejo: nunca te faltará respuesta. En un camino con un número par de vértices no hay medio, y quien empieza pierde: los dos lados nunca son igual de largos, y el otro los iguala.",

  "learn.convexity.open.title": "Cerrados y abiertos",
  "learn.convexity.open.text": "En los juegos *cerrados* los vértices cubiertos quedan fuera. En los *abiertos* aún se pueden elegir, aunque eso cubra poco: esas elecciones solo sirven para pasar el turno. Eso cambia quién gana y cambia la teoría, porque ahora cada vértice sigue ligado a todo lo que ocurre.",
  "learn.convexity.open.caption": "El juego abierto del intervalo con nueve vértices. Empiezas tú.",
  "learn.convexity.open.four": "Con intervalos o envolventes, cerrados o abiertos, hay cuatro juegos; con caminos mínimos o inducidos son ocho, y en cada uno la última elección puede ganar o perder.",

  "learn.convexity.nim.title": "Los caminos son montones",
  "learn.convexity.nim.text": "En un árbol solo hay un camino entre dos vértices, así que intervalos y envolventes son lo mismo, y los caminos mínimos son los inducidos. Toma un camino en el que ya hay un vértice marcado. A cada lado cuelga de él una fila de vértices libres. Elegir el k-ésimo de una fila cubre todo desde ahí hasta la marca: quita k vértices de la fila. Eso es un montón de Nim.",
  "learn.convexity.nim.caption": "Una fila de tres y otra de cinco: es Nim con montones de 3 y 5. Empiezas tú.",
  "learn.convexity.nim.sum": "Las filas son independientes, así que sus valores se combinan como en Nim, con la *suma nim*: escríbelos en binario y suma sin llevar. Gana quien deja 0.",

  "learn.convexity.tree.title": "De los caminos a los árboles",
  "learn.convexity.tree.parts": "También en cualquier árbol lo que queda se separa en partes: cada una cuelga de un vértice cubierto y no sabe nada de las demás. Supón que una parte cuelga de v por su vértice u, y que más allá de u hay partes menores que colgarían de u. Una elección en ella cubre u en todo caso. O bien se elige u mismo, y quedan las partes menores; o bien un vértice más lejano, y entonces una de las partes menores se sustituye por lo que deja una elección en ella.",
  "learn.convexity.tree.options": "Así que para hallar el nímero de una parte no basta conocer los nímeros de las partes menores. Hay que conocer sus *opciones*, todos los nímeros a los que puede llevar una elección en ellas. Un montón de 1 solo puede pasar a 0. Pero una parte que vale 1 puede muy bien tener opciones mayores que 1, con tal de que 0 esté entre ellas y 1 no.",
  "learn.convexity.tree.theorem": "Sean h₁, …, hₖ los nímeros de las partes menores y O₁, …, Oₖ sus conjuntos de opciones, y sea x la suma nim de los hᵢ. Entonces las opciones de la parte son x, y x ⊕ hᵢ ⊕ o para cada i y cada o de Oᵢ; su nímero es el menor número que no está entre ellas. Una hoja tiene 0 como única opción y vale 1.",
  "learn.convexity.tree.example": "Toma tres patas de longitud 2, marcadas en una hoja. Una pata vista desde el centro tiene las opciones 0 y 1, y vale 2. Dos de ellas tras el centro: x = 2 ⊕ 2 = 0, las opciones son 0, 2 y 3, el nímero es 1. Un paso más afuera: x = 1, y las opciones son 1 y 1 ⊕ 1 ⊕ {0, 2, 3}, es decir, 0, 1, 2 y 3. El conjunto vale 4. Con el nímero 1 solamente, como si fuera un montón, se habría obtenido 2.",
  "learn.convexity.tree.caption": "Tres patas de longitud 2 con una hoja marcada: vale ∗4. Busca las elecciones que llevan a ∗2 y ∗3.",
  "learn.convexity.tree.misere": "Si la última elección pierde, cambia poco: mientras alguna parte tenga más de una jugada, una buena elección es la misma que en la modalidad normal. Solo cuando todas las partes son vértices sueltos se cuentan, y a quien mueve le conviene que sean pares. Lo mismo ocurre en el Nim misère.",

  "learn.convexity.hackenbush.title": "Hackenbush, cabeza abajo",
  "learn.convexity.hackenbush.text": "Ahora cada vértice es de Alice o de Bob, que solo pueden elegir los suyos. Marca el centro de una estrella cuyas patas son caminos. En una pata, elegir un vértice lo cubre junto con todo lo que hay entre él y el centro; lo que está más lejos se queda. Da la vuelta a la pata y pon su hoja en el suelo: elegir un vértice corta una arista, y cae todo lo que hay encima. Es un tallo de Hackenbush, azul para Alice y rojo para Bob.",
  "learn.convexity.hackenbush.caption": "Dos patas que valen 1/2 y una que vale −1: juntas, 0. Empieza Alice, tú eres Bob.",
  "learn.convexity.hackenbush.leaf": "Cuidado con el sentido. Una pata con un vértice de Alice en la hoja y uno de Bob junto al centro es BR, una arista azul en el suelo: la elección de Alice se lleva las dos, la de Bob solo la suya, y vale 1/2. Leída desde el centro sería RB, que vale −1/2.",
  "learn.convexity.hackenbush.theorem": "Una estrella cuyas patas son caminos, con el centro marcado, es la suma de los tallos que se obtienen leyendo cada pata de la hoja al centro. Más en general, el juego cerrado partizano en un árbol siempre vale un número una vez que hay un vértice marcado.",
  "learn.convexity.hackenbush.arrows": "Para los árboles de Hackenbush con ramas hacen falta flechas. Toma un árbol de flechas que se alejan de la raíz, que los caminos sigan las flechas, y marca un vértice más allá de cada punta. Elegir un vértice cubre todo lo que hay en los caminos desde él hasta las puntas: todo lo que se apoya en él. Así, cada árbol rojo y azul de Hackenbush es un juego de estos.",
  "learn.convexity.hackenbush.tree": "El árbol BR(R)(BB) de Hackenbush, que vale 3/4. Mira un vértice para ver qué dejaría caer su arista.",

  "learn.convexity.fuzzy.title": "Ningún número",
  "learn.convexity.fuzzy.text": "En grafos con ciclos los valores no tienen por qué ser números. En un anillo de cuatro, coloreado alternando, gana quien empieza: vale ∗, que no es ni más ni menos que 0, y tampoco 0. Ocurre en los cuatro juegos.",
  "learn.convexity.fuzzy.caption": "Alice tiene 1 y 3; Bob, 2 y 4. Empiezas tú.",

  "learn.convexity.source.title": "Una observación sobre la fuente",
  "learn.convexity.source.text": "Estos juegos en grafos, y lo que tienen que ver con Hackenbush, son el tema de una tesis de Matias (UFC, 2023). Cuatro cosas en ella piden una corrección; cada afirmación de arriba se comprobó probándolo todo en grafos pequeños.",
  "learn.convexity.source.options": "Su algoritmo para árboles guarda solo el nímero de cada parte menor y no sus opciones. Para el árbol de arriba da ∗2, cuando lo correcto es ∗4.",
  "learn.convexity.source.colour": "Su fórmula para un árbol coloreado entero deja que ambos empiecen en cualquier sitio. La primera elección de Alice debe ser uno de sus vértices, y la de Bob uno de los suyos.",
  "learn.convexity.source.fuzzy": "Dice que un juego coloreado nunca es borroso, es decir, que nunca lo gana quien empieza. El cuadrado sí.",
  "learn.convexity.source.direction": "Lee las patas del centro a la hoja, cuando debería ser de la hoja al centro.",
  "learn.convexity.source.matias": "Matias, tesis sobre juegos de convexidad y Hackenbush, Universidade Federal do Ceará, 2023.",

  "learn.convexity.try.title": "Para seguir",
  "learn.convexity.try.petersen": "En [el grafo de Petersen](#convexity:1-2,2-3,3-4,4-5,5-1,1-6,2-7,3-8,4-9,5-10,6-8,8-10,10-7,7-9,9-6) todos los comienzos son iguales. ¿Quién gana? ¿Y en el juego de la envolvente?",
  "learn.convexity.try.family": "Enciende los rayos X y calcula una familia de grafos: ¿qué ves en los ciclos, y qué en las cuadrículas de dos filas?",
  "learn.convexity.try.star": "Haz, a partir de [una de colores](#edit/convexity:1-2,2-3,1-4,4-5,1-6;labelled=1;colors=ABABAB), una estrella subdividida que valga exactamente 1/4.",
  "learn.convexity.try.draw": "Dibuja un grafo en el que el juego del intervalo y el de la envolvente tengan distinto ganador. ¿Cómo de pequeño puede ser?"
};
