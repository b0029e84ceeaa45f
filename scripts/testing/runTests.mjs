/**
 * `npm test` runs what a change must pass, `npm run test:full` everything. Database and build are separate from those
 * of a running site in the same checkout. `npm test -- unit int` runs only these stages.
 */
import { startThrowawayCluster } from '../database/throwawayCluster.mjs';
import { announce, secondsSince } from '../steps/announce.mjs';
import { tryPort } from '../steps/checkPortIsFree.mjs';
import { cpuMeter } from '../steps/cpuMeter.mjs';
import { describeFailure } from '../steps/describeFailure.mjs';
import { ensureDataDirectory } from '../steps/ensureDataDirectory.mjs';
import { acquireCheckoutLock } from '../steps/acquireCheckoutLock.mjs';
import { installPackages } from '../steps/installPackages.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';
import { runSideBySide } from './runSideBySide.mjs';
import { coresInAll, failed, stages } from './stages.mjs';
import { outgrownStages, timeTable } from './stageTimes.mjs';
import { Tally } from './Tally.mjs';
import { TEST_SERVER_URL } from './testDatabase.mjs';
import { USUAL_PORT } from './testSettings.mjs';

/** The shell's exit code after Ctrl-C: interrupted tests have not passed. */
const INTERRUPTED = 130;

/** @typedef {import('../steps/Lifetime.mjs').Lifetime} Lifetime */

/** @param {Lifetime} lifetime */
export async function run(lifetime) {
  lifetime.exitCodeWhenStopped = INTERRUPTED;
  // The runners write to a pipe, so they can't detect the terminal.
  process.env[process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR'] ??= '1';
  const isFull = process.argv.includes('--full');
  // See tests/unit/setPropertyRuns.ts.
  if (isFull) process.env.PROPERTY_RUNS ??= '50';
  const chosen = chooseStages(process.argv.slice(2));
  ensureDataDirectory();
  await acquireCheckoutLock('test', lifetime);
  await installPackages(lifetime.signal);
  await choosePort();
  if (chosen.some(({ needsDatabase }) => needsDatabase)) await startDatabase(lifetime);

  const tally = new Tally();
  /** @type {import('./stageTimes.mjs').StageTime[]} */
  const times = [];
  const tasks = chosen.map((stage) => ({
    room: stage.cores ?? 1,
    run: async () =>
      tally.add(stage.title, await runStage(stage, lifetime.signal, chosen.length === 1, times)),
  }));
  await runSideBySide(tasks, coresInAll);
  if (lifetime.signal.aborted) return;
  announce(`\n${timeTable(times)}`);
  const outgrown = isFull ? outgrownStages(times) : [];
  tally.add('Times', { passed: 0, failed: outgrown.length, skipped: 0, failures: outgrown });
  process.exitCode = tally.hasFailures ? 1 : 0;
  announce(`\n${tally}`);
}

/**
 * @param {string[]} args stage names, or `--full`
 */
function chooseStages(args) {
  const names = args.filter((arg) => arg !== '--full');
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const known = stages.map(({ name }) => name).join(', ');
    throw new StartFailure(`There is no stage called ${unknown.join(' or ')}. There are: ${known}.`);
  }
  if (names.length > 0) return stages.filter(({ name }) => names.includes(name));
  const command = args.includes('--full') ? 'test:full' : 'npm test';
  return stages.filter(({ only = command }) => only === command);
}

/** Chooses the next free port if the usual one is taken, for example by the tests of another checkout. */
async function choosePort() {
  if (process.env.E2E_PORT) return;
  let port = USUAL_PORT;
  while (port < USUAL_PORT + 10 && (await tryPort(port, '127.0.0.1'))) port++;
  process.env.E2E_PORT = String(port);
}

/** @param {Lifetime} lifetime */
async function startDatabase(lifetime) {
  const { ownerUrl, remove } = await startThrowawayCluster();
  lifetime.onEnd(remove);
  process.env[TEST_SERVER_URL] = ownerUrl;
}

/**
 * Runs a stage. The output of parallel stages is printed when a stage has ended, so that it isn't mixed.
 * @param {import('./stages.mjs').Stage} stage
 * @param {AbortSignal} signal
 * @param {boolean} isOnly
 * @param {import('./stageTimes.mjs').StageTime[]} times receives the stage's time when it has ended
 * @returns {Promise<import('./Tally.mjs').Counts>}
 */
async function runStage({ title, cores, cpuShare, run: runChecks }, signal, isOnly, times) {
  if (signal.aborted) return failed;
  const isAlone = isOnly || cores === coresInAll;
  if (isAlone) announce(heading(title));
  const startedAt = performance.now();
  const cpu = { seconds: 0 };
  const { counts, output } = await cpuMeter.run(cpu, () => runChecks({ signal, isAlone }).catch(giveUp));
  const wallSeconds = (performance.now() - startedAt) / 1000;
  times.push({ title, wallSeconds, cpuSeconds: cpu.seconds, cpuShare });
  if (signal.aborted) return counts;
  if (!isAlone) announce(heading(title));
  if (output) announce(output.trimEnd());
  announce(`${title}: ${counts.failed > 0 ? 'failed' : 'passed'}${secondsSince(startedAt)}`);
  return counts;
}

/** @param {string} title */
const heading = (title) => `\n── ${title} ──`;

/** @param {unknown} error of a stage that couldn't run */
const giveUp = (error) => ({ counts: failed, output: describeFailure(error) });
