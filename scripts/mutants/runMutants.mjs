/**
 * Plants faults in the rules, one at a time (a turned comparison, a call left out, a plus for a minus), and runs the
 * unit tests that reach the place: a fault that they don't find is one that somebody could make unnoticed.
 */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from '../steps/installPackages.mjs';
import { dataDirectory, projectRoot } from '../steps/projectPaths.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';
import { scoreMutants } from './scoreMutants.mjs';

const usualPaths = ['src/domain', 'src/operations'];
const outputDirectory = path.join(dataDirectory, 'mutants');

/** @param {import('../steps/Lifetime.mjs').Lifetime} lifetime */
export async function run(lifetime) {
  const asked = process.argv.slice(2);
  const paths = asked.length > 0 ? asked : usualPaths;
  const missing = paths.find((each) => !existsSync(path.join(projectRoot, each)));
  if (missing) throw new StartFailure(`There is no ${missing} in this checkout.`);
  await installPackages(lifetime.signal);
  mkdirSync(outputDirectory, { recursive: true });
  process.chdir(projectRoot);
  const { Stryker } = await import('@stryker-mutator/core');
  const mutants = await new Stryker(settingsFor(paths)).runMutationTest();
  const { text, score } = scoreMutants(mutants);
  writeFileSync(path.join(outputDirectory, 'score.json'), `${JSON.stringify(score, null, 2)}\n`);
  writeFileSync(path.join(outputDirectory, 'score.txt'), text);
  console.log(text);
  console.log(`Kept in ${path.relative(projectRoot, outputDirectory)}: score.txt, score.json, index.html`);
}

/**
 * @param {string[]} paths
 * @returns {ConstructorParameters<typeof import('@stryker-mutator/core').Stryker>[0]}
 */
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
  ignorePatterns: ['.data', '.next*', 'media', 'test-results', 'playwright-report', '*.tsbuildinfo'],
  disableTypeChecks: false,
  concurrency: 2,
  tempDirName: path.join(outputDirectory, 'sandbox'),
  timeoutMS: 20_000,
  reporters: ['progress-append-only', 'html'],
  allowConsoleColors: false,
  htmlReporter: { fileName: path.join(outputDirectory, 'index.html') },
  allowEmpty: true,
});

/** @param {string} place a file or a folder below the checkout */
function patternOf(place) {
  const tidy = place.replaceAll('\\', '/').replace(/\/$/, '');
  return statSync(path.join(projectRoot, tidy)).isDirectory() ? `${tidy}/**/*.ts` : tidy;
}
