/** What `npm test` does, in this order. Every stage says how many checks or tests passed. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildIfStale } from '../steps/buildIfStale.mjs';
import { describeFailure } from '../steps/describeFailure.mjs';
import { ensureChromium } from '../steps/findChromium.mjs';
import { packageFile, projectRoot } from '../steps/projectPaths.mjs';
import { runNode } from '../steps/runCommand.mjs';
import { runPayload } from '../steps/runPayload.mjs';
import { countPlaywright, countVitest } from './countReports.mjs';
import { siteUnderTest, testSettings } from './testSettings.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name by which `npm test -- name` picks it
 * @property {string} title
 * @property {boolean} [needsDatabase]
 * @property {(signal: AbortSignal) => Promise<import('./Tally.mjs').Counts>} run
 */

/** @type {Stage[]} */
export const stages = [
  { name: 'lint', title: 'Lint', run: check('eslint/bin/eslint.js', ['.', '--max-warnings', '0']) },
  { name: 'format', title: 'Formatting', run: check('prettier/bin/prettier.cjs', ['--check', '.']) },
  { name: 'generated', title: 'Generated files and migrations', run: checkGenerated },
  { name: 'deadcode', title: 'Dead code', run: check('knip/bin/knip.js', []) },
  { name: 'cycles', title: 'Import cycles', run: check('knip/bin/knip.js', ['--cycles']) },
  { name: 'build', title: 'Production build', run: build },
  {
    name: 'types',
    title: 'Types',
    run: check('typescript/bin/tsc', ['-p', 'tsconfig.test.json', '--noEmit', '--incremental', 'false']),
  },
  { name: 'unit', title: 'Unit tests', run: vitest('unit') },
  { name: 'int', title: 'Integration tests', needsDatabase: true, run: vitest('int') },
  { name: 'e2e', title: 'Browser tests', needsDatabase: true, run: playwright },
];

/**
 * A tool that finds nothing to complain about counts as one passed check. Its output is shown otherwise.
 * @param {string} tool
 * @param {string[]} args
 * @returns {Stage['run']}
 */
function check(tool, args) {
  return async (signal) => oneCheck(await runNode([packageFile(tool), ...args], { signal }), signal);
}

/** @type {Stage['run']} */
async function checkGenerated(signal) {
  return oneCheck(await runPayload(['run', 'scripts/generateFiles.ts', 'check'], { signal }), signal);
}

/** @type {Stage['run']} */
async function build(signal) {
  try {
    await buildIfStale({ distDir: siteUnderTest.distDir, env: testSettings(), signal });
    return passed;
  } catch (error) {
    console.error(describeFailure(error));
    return failed;
  }
}

/**
 * @param {string} project of vitest.config.ts
 * @returns {Stage['run']}
 */
function vitest(project) {
  return async (signal) => {
    const report = reportFile(project);
    const args = [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    const result = await runNode([packageFile('vitest/vitest.mjs'), ...args], { signal, show: true });
    return countVitest(report, result);
  };
}

/** @type {Stage['run']} */
async function playwright(signal) {
  const report = reportFile('e2e');
  // Found out here because the browser may have to be installed.
  const env = { CHROMIUM_PATH: await ensureChromium(signal) };
  const result = await runNode([packageFile('@playwright/test/cli.js'), 'test'], {
    env,
    signal,
    show: true,
  });
  return countPlaywright(report, result);
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
 * @param {AbortSignal} signal
 */
function oneCheck({ exitCode, output }, signal) {
  if (exitCode === 0) return passed;
  if (!signal.aborted) console.error(output.trimEnd());
  return failed;
}
