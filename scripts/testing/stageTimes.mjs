/**
 * @typedef {object} StageTime
 * @property {string} title
 * @property {number} wallSeconds
 * @property {number} cpuSeconds of the programs that the stage ran, and of those that they waited for
 * @property {number} cpuShare how many processor seconds it may take on the slowest machine that tests run on
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
 * The stages that took more processor time than their share, as lines to show.
 * @param {StageTime[]} times
 */
export const outgrownStages = (times) =>
  times
    .filter(({ cpuSeconds, cpuShare }) => cpuSeconds > cpuShare)
    .map(
      ({ title, cpuSeconds, cpuShare }) =>
        `${title} took ${Math.round(cpuSeconds)} s of processor time, its share is ${cpuShare} s: make it quicker, or raise the share in scripts/testing/stages.mjs and say why`,
    );
