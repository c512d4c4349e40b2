export default {
  "learn.nim.intro": "El Nim tiene dos reglas y una teoría completa. Se aprende en un minuto, se pierde durante una hora y, después de esta página, no volverás a perder una partida ganada. Juega en cada tablero antes de seguir leyendo: el teorema vale más si casi lo encuentras por tu cuenta.",

  "learn.nim.one.title": "Un montón",
  "learn.nim.one.play": "Quince piedras. Quita una, dos o tres. Quien quita la última piedra *pierde*. Juega unas cuantas veces y fíjate en lo que pasa cuando quedan pocas.",
  "learn.nim.one.caption": "Empiezas tú. ¿Qué números te conviene dejar?",
  "learn.nim.one.end": "Piensa desde el final. Con 1 piedra ya has perdido: tienes que quitarla. Con 2, 3 o 4 ganas, porque puedes dejar 1. Así que 5 vuelve a estar perdido: quites lo que quites, tu rival se encuentra 2, 3 o 4. Y así sigue, de cuatro en cuatro: 1, 5, 9, 13, 17, 21…",
  "learn.nim.one.theorem": "Un montón, como mucho N piedras por jugada, la última piedra pierde: quien tiene el turno pierde exactamente cuando el número de piedras es k(N+1)+1, con k = 0, 1, 2, …",
  "learn.nim.one.graph": "Los cuadrados son los números que hay que dejar y los arcos gruesos llevan a ellos. Veintiuno es un cuadrado, así que deja empezar al robot. Contesta a su 1 con 3, a su 2 con 2 y a su 3 con 1.",
  "learn.nim.one.source": "Este dibujo y el nombre *etiqueta ganadora* para los cuadrados vienen de un artículo de Rojas y Martínez (2019). Su fórmula de las etiquetas, k(N+1)+N+2, empieza un paso tarde: se deja fuera la etiqueta 1, y un programa que la siga falla cuando quedan de 2 a N+1 piedras. Aquí el 1 es una etiqueta como las demás.",
  "learn.nim.one.zermelo": "Razonar desde el final decide *todas* las posiciones de un juego finito sin azar y sin secretos: están ganadas, perdidas o empatadas antes de que nadie mueva. El primer teorema de este tipo trataba del ajedrez. Lo demostró Ernst Zermelo en 1913, y este sitio lleva su nombre.",

  "learn.nim.two.title": "Dos montones y un espejo",
  "learn.nim.two.play": "A partir de ahora puedes quitar cuantas piedras quieras, pero de un solo montón, y la última piedra *gana*. Dos montones iguales son un regalo para quien juega en segundo lugar: copia cada jugada en el otro montón. Siempre tienes respuesta, así que la última respuesta es tuya.",
  "learn.nim.two.caption": "Empieza el robot. Sé su espejo.",
  "learn.nim.two.unequal": "Si los montones son distintos y te toca, iguálalos y conviértete en el espejo. Con dos montones, pues, quien tiene el turno pierde exactamente cuando los montones son iguales.",

  "learn.nim.sum.title": "Tres montones y las columnas binarias",
  "learn.nim.sum.break": "Con tres montones no hay espejo, o eso parece. Sí lo hay, pero no refleja montones: refleja potencias de dos.",
  "learn.nim.sum.powers": "Descompón cada montón en potencias de dos distintas: 3 = 2+1, 5 = 4+1, 7 = 4+2+1. Los cuatros forman pareja, los doses forman pareja, pero hay tres unos: uno se queda sin pareja. Quítalo, del montón que quieras entre los que lo tienen, y todo queda emparejado.",
  "learn.nim.sum.caption": "Señala una piedra y mira qué cifras cambiaría esa jugada. Después quita una piedra de cualquier montón y mantén pares todas las columnas.",
  "learn.nim.sum.define": "En binario, una potencia sin pareja es una columna con un número impar de unos. Pon 1 bajo cada columna impar y 0 bajo cada columna par, sin llevadas, y tienes la *suma nim*. Su signo es ⊕: 3 ⊕ 5 ⊕ 7 = 1.",
  "learn.nim.sum.theorem": "Teorema de Bouton (1901). Si la última piedra gana, quien tiene el turno pierde exactamente cuando la suma nim de los montones es cero.",

  "learn.nim.why.title": "Por qué funciona",
  "learn.nim.why.zero": "*Desde cero no puedes seguir en cero.* Una jugada cambia exactamente un montón, así que cambia al menos una de sus cifras binarias. En esa columna el número de unos era par y ahora es impar.",
  "learn.nim.why.other": "*Desde cualquier otra suma puedes llegar a cero.* Ve a la columna impar de más a la izquierda. Allí tiene un 1 un número impar de montones, de modo que al menos uno lo tiene. En ese montón cambia la cifra de cada columna impar. El cambio de más a la izquierda es de 1 a 0, así que el número se ha hecho menor: es una jugada legal. Y ahora todas las columnas son pares.",
  "learn.nim.why.end": "La mesa vacía tiene suma nim cero. Quien deja cero una vez puede volver a dejar cero tras cada respuesta, mientras las piedras se acaban. Al final, es esa persona quien deja la mesa vacía.",
  "learn.nim.why.caption": "De las doce primeras jugadas gana una sola. Las columnas te dicen cuál.",

  "learn.nim.misere.title": "Cuando la última piedra pierde",
  "learn.nim.misere.rule": "Ahora dale la vuelta al final, como en la película *El año pasado en Marienbad*: quien quita la última piedra pierde. Cambia asombrosamente poco. Juega igual que antes mientras dejes algún montón de dos o más. Cuando tu jugada fuera a dejar solo montones de uno, deja un número *impar* de ellos.",
  "learn.nim.misere.caption": "1 ⊕ 3 ⊕ 5 ⊕ 7 = 0, así que juegas en segundo lugar. El robot no te va a ayudar.",
  "learn.nim.misere.why": "¿Por qué puedes elegir? Alguien tiene que hacer al fin la jugada que deja solo unos, y antes de ella hay exactamente un montón grande. Su suma nim no es cero, así que le toca a quien sigue la estrategia: a ti. Reduce el montón grande a 1 o a 0, lo que deje impares los unos.",

  "learn.nim.limits.title": "Cuando solo se permiten algunas jugadas",
  "learn.nim.limits.max": "Como mucho N piedras por jugada, varios montones, la última piedra gana: N+1 piedras no valen más que ninguna, porque toda jugada dentro de ellas se puede completar hasta N+1. Cuenta cada montón como su resto al dividir entre N+1 y suma los restos con ⊕.",
  "learn.nim.limits.mex": "¿Y si solo se pueden quitar 1, 3 o 4? Da a cada tamaño un número, su *valor nim*: el menor número al que no lleva ninguna jugada. El tamaño 0 recibe 0. Desde 1 se llega a 0, así que recibe 1. Desde 2 se llega a 1, cuyo valor es 1, así que 2 recibe 0. Siguiendo así: 0, 1, 0, 1, 2, 3, 2, y luego otra vez los mismos siete, para siempre.",
  "learn.nim.limits.caption": "Los cuadrados, los tamaños de valor nim 0, se repiten con periodo siete.",
  "learn.nim.limits.period": "Con cualquier lista finita de cantidades los valores acaban repitiéndose. Por eso un montón de mil millones de piedras no es más difícil que uno pequeño.",
  "learn.nim.limits.theorem": "Sprague (1935) y Grundy (1939). Sustituye cada montón por su valor nim y juega al Nim con los valores: quien tiene el turno pierde exactamente cuando su suma nim es cero. Y en estos juegos también vale la regla de la última piedra que pierde (Ferguson 1974): trata los valores nim como montones.",

  "learn.nim.try.title": "Ahora tú",
  "learn.nim.try.mirror": "Siete montones del mismo tamaño: [7 × 4](#nim:4,4,4,4,4,4,4). ¿Quién gana, y cómo?",
  "learn.nim.try.columns": "Encuentra en papel todas las jugadas ganadoras de [11, 14, 9](#nim:11,14,9) y pregunta luego a los rayos X.",
  "learn.nim.try.giant": "[14, 999 y un millón](#nim:14,999,1000000): gana una sola jugada. Bastan cuatro líneas en binario.",
  "learn.nim.try.cost": "En cualquier tablero abre los rayos X y cuenta lo que cuesta la vuelta atrás. Luego añade un montón.",
  "learn.nim.source.rojas": "Rojas y Martínez, artículo sobre el Nim de un montón (2019)."
};
