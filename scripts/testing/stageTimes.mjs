/**
 * @typedef {object} StageTime
 * @property {string} title
 * @property {number} wallSeconds
 * @property {number} cpuSeconds of the stage's programs and the children they waited for
 * @property {number} cpuShare budget in processor seconds on the slowest machine that runs the tests
 */

/** @param {StageTime[]} times */
export function timeTable(times) {
  const rows = [
    ['Stage', 'wall', 'processor', 'share'],
    ...times.map(({ title, wallSeconds, cpuSeconds, cpuShare }) => [
      title,
      ...[wallSeconds, cpuSeconds, cpuShare].map((seconds) => `${Math.round(seconds)} s`),
    ]),
  ];
  const width = Math.max(...rows.map(([title = '']) => title.length));
  return rows
    .map(([title = '', ...cells]) => title.padEnd(width) + cells.map((cell) => cell.padStart(11)).join(''))
    .join('\n');
}

/**
 * Returns a line for each stage that took more processor time than its budget.
 * @param {StageTime[]} times
 */
export const outgrownStages = (times) =>
  times
    .filter(({ cpuSeconds, cpuShare }) => cpuSeconds > cpuShare)
    .map(
      ({ title, cpuSeconds, cpuShare }) =>
        `${title} took ${Math.round(cpuSeconds)} s of processor time, its share is ${cpuShare} s: make it quicker, or raise the share in scripts/testing/stages.mjs and say why`,
    );
