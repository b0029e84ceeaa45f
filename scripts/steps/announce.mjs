/** Console output of the commands: one plain line per step. */

/** @param {string} line */
export function announce(line) {
  console.log(line);
}

/**
 * Runs a step and announces its completion, with the duration if it took more than a second.
 * @template T
 * @param {string} done message after completion, e.g. "Packages installed"
 * @param {() => T | Promise<T>} step
 * @returns {Promise<T>}
 */
export async function announceStep(done, step) {
  const startedAt = performance.now();
  const result = await step();
  announce(`${done}${secondsSince(startedAt)}`);
  return result;
}

/**
 * @param {number} startedAt as of `performance.now()`
 * @returns {string} e.g. " (12.3 s)", or nothing for less than a second
 */
export function secondsSince(startedAt) {
  const seconds = (performance.now() - startedAt) / 1000;
  return seconds < 1 ? '' : ` (${seconds.toFixed(1)} s)`;
}

/**
 * @param {string[]} lines
 */
export function announceBox(lines) {
  const width = Math.max(...lines.map((line) => line.length));
  const edge = '─'.repeat(width + 2);
  announce([`┌${edge}┐`, ...lines.map((line) => `│ ${line.padEnd(width)} │`), `└${edge}┘`].join('\n'));
}
