import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { announce } from '../steps/announce.mjs';
import { packageFile } from '../steps/projectPaths.mjs';
import { runNode } from '../steps/runCommand.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';
import { floors } from './floors.mjs';

/** As the bench of the engine is called. */
const largestAnalysis = 'all 100 tasks';

/**
 * @typedef {object} BenchReport what vitest writes of its benches
 * @property {{ groups: { benchmarks: { name: string, mean: number }[] }[] }[]} files
 */

/**
 * How long the opportunity engine and the Markdown converter take.
 * @param {import('../steps/Lifetime.mjs').Lifetime} lifetime
 */
export async function benchEngine({ signal }) {
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const report = path.join(directory, 'report.json');
  try {
    const args = ['bench', '--run', '--project', 'unit', `--outputJson=${report}`];
    const { exitCode } = await runNode([packageFile('vitest/vitest.mjs'), ...args], { signal, show: true });
    if (exitCode !== 0) throw new StartFailure('The bench of the engine failed (see above).');
    const took = meanOf(/** @type {BenchReport} */ (JSON.parse(await readFile(report, 'utf8'))));
    const text = `${largestAnalysis}: ${took.toFixed(2)} ms (at most ${floors.analysisMs})`;
    announce(text);
    if (!(took <= floors.analysisMs)) throw new StartFailure(`Below the floors: ${text}.`);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** @param {BenchReport} report */
const meanOf = ({ files }) =>
  files
    .flatMap(({ groups }) => groups)
    .flatMap(({ benchmarks }) => benchmarks)
    .find(({ name }) => name === largestAnalysis)?.mean ?? Number.NaN;
