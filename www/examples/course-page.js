/**
 * Lo que esta página hace con lo que cuentan los tableros: felicita, señala el primer error, lleva la cuenta de los retos
 * y enseña el informe que un aula virtual guardaría.
 */

const SUPERADOS = new Set();

/** @param {number} cuantas @param {string} una @param {string} varias */
const contar = (cuantas, una, varias) => `${cuantas} ${cuantas === 1 ? una : varias}`;

/** @param {Event} event @returns {any} */
const detalle = (event) => /** @type {CustomEvent} */ (event).detail;

/** @param {Element} tablero @returns {HTMLElement|null} */
const respuesta = (tablero) => document.querySelector(`output[for="${tablero.id}"]`);

/** Quién juega en la silla del estudiante. @param {Element} tablero @param {string[]} jugadores */
const estudiante = (tablero, jugadores) => jugadores[tablero.getAttribute('seat') === 'second' ? 1 : 0];

/** @param {boolean} ganada @param {{ ply: number, move: string }[]} errores @param {number} jugadas */
function juicio(ganada, errores, jugadas) {
  const primero = errores[0];
  if (ganada && !primero) return `¡Bien! Has ganado en ${contar(jugadas, 'jugada', 'jugadas')} sin ningún error.`;
  if (ganada) return `Has ganado, aunque con ${contar(errores.length, 'error', 'errores')}: tu rival no supo aprovecharlo. ¿Y sin ninguno?`;
  if (!primero) return 'Has perdido sin cometer ningún error: la posición ya estaba perdida. ¿Por qué?';
  return `Esta vez no. La posición se te escapó en la jugada ${primero.ply} (${primero.move}): vuelve atrás hasta ella e inténtalo de nuevo.`;
}

addEventListener('zermelo:over', (event) => {
  const tablero = /** @type {Element} */ (event.target);
  const salida = respuesta(tablero);
  if (!salida) return;
  const { winner, players, moves, mistakes } = detalle(event);
  const ganada = winner === estudiante(tablero, players);
  salida.textContent = juicio(ganada, mistakes, moves.length);
  salida.dataset.nota = ganada ? (mistakes.length === 0 ? 'bien' : 'casi') : 'mal';
  salida.hidden = false;
  if (ganada) SUPERADOS.add(tablero.id);
  const marcador = document.getElementById('marcador');
  const cuenta = marcador?.querySelector('strong');
  if (marcador && cuenta) {
    cuenta.textContent = String(SUPERADOS.size);
    marcador.hidden = SUPERADOS.size === 0;
  }
});

// Al volver atrás o empezar de nuevo, el juicio sobre la partida anterior ya no viene a cuento.
for (const nombre of ['zermelo:move', 'zermelo:state']) {
  addEventListener(nombre, (event) => {
    const salida = respuesta(/** @type {Element} */ (event.target));
    if (salida) salida.hidden = true;
  });
}

// Un aula virtual añadiría aquí quién es el estudiante y lo mandaría a su registro (LRS).
addEventListener('zermelo:complete', (event) => {
  const libreta = document.getElementById('libreta');
  const texto = libreta?.querySelector('code');
  if (!libreta || !texto) return;
  texto.textContent = JSON.stringify(detalle(event).statement, null, 2);
  libreta.hidden = false;
});
