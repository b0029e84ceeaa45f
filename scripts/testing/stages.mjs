/**
 * What the tests consist of, in this order: what fails fastest comes first, as far as the cores allow. Every stage says how
 * many checks or tests passed. `npm test` runs what a change must pass, `npm run test:full` everything.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildIfStale } from '../steps/buildIfStale.mjs';
import { ensureChromium } from '../steps/findChromium.mjs';
import { packageFile, projectRoot } from '../steps/projectPaths.mjs';
import { runNode } from '../steps/runCommand.mjs';
import { runPayloadOffline } from '../steps/runPayload.mjs';
import { countPlaywright, countVitest } from './countReports.mjs';
import { ensureNode24 } from './node24.mjs';
import { siteUnderTest, testSettings } from './testSettings.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name by which `npm test -- name` picks it
 * @property {string} title
 * @property {number} [cores] that it keeps busy; one unless told
 * @property {number} cpuShare how many seconds of processor time it may take: two to three times what it took on two quiet cores
 * @property {boolean} [needsDatabase]
 * @property {'npm test' | 'test:full'} [only] the command that runs it, if not both do
 * @property {(context: StageContext) => Promise<Outcome>} run
 *
 * @typedef {object} StageContext
 * @property {AbortSignal} signal
 * @property {boolean} isAlone nothing else runs meanwhile: what it prints may be shown at once
 *
 * @typedef {object} Outcome
 * @property {import('./Tally.mjs').Counts} counts
 * @property {string} [output] that is still to be shown
 */

/** Browser tests that follow somebody from the beginning to the end, on a desktop and on a phone. */
const wholeSessions = '(Session|Day|Day\\.panel\\.desktop|keyboard|publicDocuments\\.desktop)\\.spec';

/** Two stages of one core run side by side. */
export const coresInAll = 2;

/**
 * Before the build comes what needs none and takes seconds. The faults wait more than they compute: beside them is what
 * computes on one core, the types among it because the build writes those of the pages' addresses.
 * @type {Stage[]}
 */
export const stages = [
  {
    name: 'styles',
    title: 'Styles',
    cpuShare: 10,
    run: check('stylelint/bin/stylelint.mjs', ['src/**/*.css']),
  },
  { name: 'deadcode', title: 'Dead code', cpuShare: 30, run: check('knip/bin/knip.js', []) },
  { name: 'cycles', title: 'Import cycles', cpuShare: 25, run: check('knip/bin/knip.js', ['--cycles']) },
  { name: 'build', title: 'Production build', cpuShare: 300, cores: 2, run: build },
  { name: 'faults', title: 'Faults', cpuShare: 600, only: 'test:full', run: vitest('faults') },
  {
    name: 'types',
    title: 'Types',
    cpuShare: 60,
    run: check('typescript-native/bin/tsc', [
      '-p',
      'tsconfig.test.json',
      '--noEmit',
      '--incremental',
      'false',
    ]),
  },
  {
    name: 'typedlint',
    title: 'Lint with types',
    cpuShare: 80,
    run: check('oxlint/bin/oxlint', ['--deny-warnings']),
  },
  { name: 'unit', title: 'Unit tests', cpuShare: 450, run: vitest('unit') },
  { name: 'components', title: 'Component tests', cpuShare: 150, run: vitest('components') },
  { name: 'generated', title: 'Generated files and migrations', cpuShare: 40, run: checkGenerated },
  {
    name: 'lint',
    title: 'Lint',
    cpuShare: 120,
    run: check('eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
  },
  {
    name: 'commands',
    title: 'Commands',
    cpuShare: 400,
    needsDatabase: true,
    only: 'test:full',
    run: vitest('commands'),
  },
  {
    name: 'format',
    title: 'Formatting',
    cpuShare: 120,
    run: check('prettier/bin/prettier.cjs', ['--check', '.']),
  },
  {
    name: 'node24',
    title: 'Site under Node 24',
    cpuShare: 100,
    only: 'test:full',
    run: underNode24,
  },
  {
    name: 'int',
    title: 'Integration tests',
    cpuShare: 900,
    cores: 2,
    needsDatabase: true,
    run: vitest('int'),
  },
  {
    name: 'attacks',
    title: 'Attacks',
    cpuShare: 400,
    cores: 2,
    needsDatabase: true,
    only: 'test:full',
    run: vitest('attacks'),
  },
  {
    name: 'sessions',
    title: 'Browser sessions',
    cpuShare: 600,
    cores: 2,
    needsDatabase: true,
    only: 'npm test',
    run: playwright(wholeSessions),
  },
  {
    name: 'e2e',
    title: 'Browser tests',
    cpuShare: 1500,
    cores: 2,
    needsDatabase: true,
    only: 'test:full',
    run: playwright(),
  },
];

/**
 * A tool that finds nothing to complain about counts as one passed check. Its output is shown otherwise.
 * @param {string} tool
 * @param {string[]} args
 * @returns {Stage['run']}
 */
function check(tool, args) {
  return async ({ signal }) => oneCheck(await runNode([packageFile(tool), ...args], { signal }));
}

/** @type {Stage['run']} */
async function checkGenerated({ signal }) {
  return oneCheck(await runPayloadOffline(['run', 'scripts/generateFiles.ts', 'check'], { signal }));
}

/** @type {Stage['run']} */
async function build({ signal }) {
  await buildIfStale({ distDir: siteUnderTest.distDir, env: testSettings(), signal });
  return { counts: passed };
}

/**
 * @param {string} project of vitest.config.ts
 * @param {string} [node] that runs it, and all that it starts
 * @returns {Stage['run']}
 */
function vitest(project, node) {
  return async ({ signal, isAlone }) => {
    const report = reportFile(project);
    const args = [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    const program = packageFile('vitest/vitest.mjs');
    const result = await runNode([program, ...args], { node, signal, show: isAlone });
    return { counts: countVitest(report, result), output: isAlone ? undefined : result.output };
  };
}

/** @type {Stage['run']} */
async function underNode24(context) {
  const node = await ensureNode24(context.signal);
  return node ? vitest('node24', node)(context) : { counts: { passed: 0, failed: 0, skipped: 1 } };
}

/**
 * @param {string} [files] regular expression of their paths; all unless told
 * @returns {Stage['run']}
 */
function playwright(files) {
  return async ({ signal, isAlone }) => {
    const report = reportFile('e2e');
    // Found out here because the browser may have to be installed.
    const env = { CHROMIUM_PATH: await ensureChromium(signal) };
    const args = [packageFile('@playwright/test/cli.js'), 'test', ...(files ? [files] : [])];
    const result = await runNode(args, { env, signal, show: isAlone });
    return { counts: countPlaywright(report, result), output: isAlone ? undefined : result.output };
  };
}

/** @param {string} name */
function reportFile(name) {
  const file = path.join(projectRoot, 'test-results', `${name}.json`);
  // An old report must not be counted when the runner dies before it writes one.
  rmSync(file, { force: true });
  return file;
}

const passed = { passed: 1, failed: 0, skipped: 0 };
export const failed = { passed: 0, failed: 1, skipped: 0 };

/**
 * @param {import('../steps/runCommand.mjs').CommandResult} result
 * @returns {Outcome}
 */
function oneCheck({ exitCode, output }) {
  return exitCode === 0 ? { counts: passed } : { counts: failed, output };
}
