/**
 * Stages of the tests, in order: the fastest to fail first, as far as the cores allow. Every stage reports the number
 * of passed checks or tests. `npm test` runs what a change must pass, `npm run test:full` everything.
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
 * @property {string} name for `npm test -- name`
 * @property {string} title
 * @property {number} [cores] number of cores it keeps busy; 1 by default
 * @property {number} cpuShare budget in processor seconds: two to three times the time on two idle cores
 * @property {boolean} [needsDatabase]
 * @property {'npm test' | 'test:full'} [only] the command that runs it, if only one does
 * @property {(context: StageContext) => Promise<Outcome>} run
 *
 * @typedef {object} StageContext
 * @property {AbortSignal} signal
 * @property {boolean} isAlone no other stage runs in parallel, so output may be printed immediately
 *
 * @typedef {object} Outcome
 * @property {import('./Tally.mjs').Counts} counts
 * @property {string} [output] not printed yet
 */

/** Browser tests of whole user sessions, on desktop and phone. */
const wholeSessions = '(Session|Day|Day\\.panel\\.desktop|keyboard|publicDocuments\\.desktop)\\.spec';

/** Two stages of one core run in parallel. */
export const coresInAll = 2;

/**
 * Before the build are stages that don't need it and take seconds. The fault tests mostly wait, so CPU-bound stages of
 * one core run beside them. Among these is the type check, because the build generates the types of the routes.
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
 * Runs a tool as one check. Its output is shown only on failure.
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
 * @param {string} [node] executable that runs Vitest and its children
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
 * @param {string} [files] regular expression of test paths; all by default
 * @returns {Stage['run']}
 */
function playwright(files) {
  return async ({ signal, isAlone }) => {
    const report = reportFile('e2e');
    // Resolved here, because the browser may have to be installed.
    const env = { CHROMIUM_PATH: await ensureChromium(signal) };
    const args = [packageFile('@playwright/test/cli.js'), 'test', ...(files ? [files] : [])];
    const result = await runNode(args, { env, signal, show: isAlone });
    return { counts: countPlaywright(report, result), output: isAlone ? undefined : result.output };
  };
}

/** @param {string} name */
function reportFile(name) {
  const file = path.join(projectRoot, 'test-results', `${name}.json`);
  // A stale report must not be counted if the runner crashes before it writes one.
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
