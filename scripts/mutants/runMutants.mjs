/**
 * Plants faults in the rules and operations, one at a time (a turned comparison, a call left out, a plus for a minus), and
 * runs the tests that reach the place, for operations also those of integration: a fault that they don't find is one
 * that somebody could make unnoticed.
 */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startThrowawayCluster } from '../database/throwawayCluster.mjs';
import { installPackages } from '../steps/installPackages.mjs';
import { dataDirectory, projectRoot } from '../steps/projectPaths.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';
import { TEST_SERVER_URL } from '../testing/testDatabase.mjs';
import { findIntFiles } from './findIntFiles.mjs';
import { scoreMutants } from './scoreMutants.mjs';

const operationsFolder = 'src/operations';
const usualPaths = ['src/domain', operationsFolder];
const outputDirectory = path.join(dataDirectory, 'mutants');

/** @param {import('../steps/Lifetime.mjs').Lifetime} lifetime */
export async function run(lifetime) {
  const given = process.argv.slice(2).map(tidy);
  const intFiles = given.filter(isBelow('tests/int'));
  const asked = given.filter((each) => !intFiles.includes(each));
  const paths = asked.length > 0 ? asked : usualPaths;
  const missing = given.find((each) => !existsSync(path.join(projectRoot, each)));
  if (missing) throw new StartFailure(`There is no ${missing} in this checkout.`);
  await installPackages(lifetime.signal);
  mkdirSync(outputDirectory, { recursive: true });
  process.chdir(projectRoot);
  const operations = paths.filter(isBelow(operationsFolder));
  const rules = paths.filter((each) => !operations.includes(each));
  const mutants = rules.length > 0 ? await plant(settingsFor(rules)) : [];
  if (operations.length > 0) {
    process.env.MUTANTS_INT_FILES = (intFiles.length > 0 ? intFiles : findIntFiles(operations)).join(' ');
    const { ownerUrl, remove } = await startThrowawayCluster();
    lifetime.onEnd(remove);
    process.env[TEST_SERVER_URL] = ownerUrl;
    mutants.push(...(await plant(settingsForOperations(operations))));
  }
  const { text, score } = scoreMutants(mutants);
  writeFileSync(path.join(outputDirectory, 'score.json'), `${JSON.stringify(score, null, 2)}\n`);
  writeFileSync(path.join(outputDirectory, 'score.txt'), text);
  console.log(text);
  console.log(`Kept in ${path.relative(projectRoot, outputDirectory)}, with each fault in its html files.`);
}

/** @typedef {ConstructorParameters<typeof import('@stryker-mutator/core').Stryker>[0]} Settings */

/** @param {Settings} settings */
async function plant(settings) {
  // Not at the top: this file is read before the packages are installed.
  const { Stryker } = await import('@stryker-mutator/core');
  return new Stryker(settings).runMutationTest();
}

/** @param {string[]} paths @returns {Settings} */
const settingsFor = (paths) => ({
  packageManager: 'npm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: true },
  mutate: [...paths.map(patternOf), '!**/*.test.ts', '!**/*.bench.ts', '!**/fixtures/**', '!**/catalogue/**'],
  // Words are read by people, and a table that is made when a module is loaded can't be changed for a single test.
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration'] },
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  ignorePatterns: ['/.data', '/.next*', '/media', '/test-results', '/playwright-report', '*.tsbuildinfo'],
  disableTypeChecks: false,
  concurrency: 2,
  tempDirName: path.join(outputDirectory, 'sandbox'),
  timeoutMS: 20_000,
  reporters: ['progress-append-only', 'html'],
  allowConsoleColors: false,
  htmlReporter: { fileName: path.join(outputDirectory, 'index.html') },
  allowEmpty: true,
});

/**
 * Each worker has a database of its own, and loads Payload anew for each fault.
 * @param {string[]} paths
 * @returns {Settings}
 */
const settingsForOperations = (paths) => ({
  ...settingsFor(paths),
  // All tests reach all operations by way of Payload's settings.
  vitest: { configFile: 'scripts/mutants/vitest.operations.config.ts', related: false },
  dryRunTimeoutMinutes: 60,
  timeoutMS: 30_000,
  htmlReporter: { fileName: path.join(outputDirectory, 'operations.html') },
});

/** @param {string} place a file or a folder below the checkout */
const tidy = (place) => place.replaceAll('\\', '/').replace(/\/$/, '');

/** @param {string} folder @returns {(place: string) => boolean} */
const isBelow = (folder) => (place) => place === folder || place.startsWith(`${folder}/`);

/** @param {string} place */
const patternOf = (place) =>
  statSync(path.join(projectRoot, place)).isDirectory() ? `${place}/**/*.ts` : place;
