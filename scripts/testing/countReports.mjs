/**
 * Reads the reports of the test runners. A runner that fails without a failed test (a crash, or a file that could not
 * be loaded) counts as one failure, so that no failure is missing from the sum.
 */
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {import('./Tally.mjs').Counts} Counts */

/** @typedef {import('../steps/runCommand.mjs').CommandResult} CommandResult */

/** Lines of a crashed runner's output that are shown as the reason. */
const LAST_LINES = 15;

/** Lines of a browser test's error that are shown: expected and received values. */
const ERROR_LINES = 10;

/**
 * @param {string} file Vitest's JSON report
 * @param {Pick<CommandResult, 'exitCode' | 'output'>} result
 * @returns {Counts}
 */
export function countVitest(file, result) {
  const report = readReport(file);
  /** @type {VitestFile[]} */
  const files = report?.testResults ?? [];
  const unloadable = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failedTests = files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  return atLeastOneFailure(result, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + unloadable.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures: [
      ...unloadable.map(({ name, message }) => `${name} ${message ?? ''}`),
      ...failedTests.map(({ fullName, failureMessages }) => `${fullName} ${failureMessages?.[0] ?? ''}`),
    ].map(firstLines),
  });
}

/**
 * @typedef {object} VitestFile
 * @property {string} name
 * @property {string} status
 * @property {string} [message]
 * @property {{ fullName?: string, status?: string, failureMessages?: string[] }[]} assertionResults
 */

/**
 * @param {string} file Playwright's JSON report
 * @param {Pick<CommandResult, 'exitCode' | 'output'>} result
 * @returns {Counts}
 */
export function countPlaywright(file, result) {
  const report = readReport(file);
  const stats = report?.stats;
  return atLeastOneFailure(result, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
    failures: failedSpecs(report?.suites ?? []),
  });
}

/**
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {PlaywrightSpec[]} [specs]
 *
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {string} file
 * @property {number} line
 * @property {PlaywrightTest[]} tests one per project (screen size)
 *
 * @typedef {object} PlaywrightTest
 * @property {string} projectName
 * @property {string} status
 * @property {{ errors?: { message?: string, location?: { line: number } }[] }[]} [results] one per attempt
 */

/**
 * @param {PlaywrightSuite[]} suites
 * @returns {string[]}
 */
function failedSpecs(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map((test) => `[${test.projectName}] ${file}:${line} ${title}${reasonsOf(test)}`),
    ),
    ...failedSpecs(inner),
  ]);
}

/**
 * @param {PlaywrightTest} test
 * @returns {string} the message and line of each error, each on separate lines
 */
function reasonsOf({ results = [] }) {
  return results
    .flatMap(({ errors = [] }) => errors)
    .map(({ message = '', location }) => {
      const lines = stripVTControlCharacters(message)
        .split('\n')
        .filter((text) => text.trim());
      return `\n  ${[`line ${location?.line ?? '?'}:`, ...lines.slice(0, ERROR_LINES)].join('\n  ')}`;
    })
    .join('');
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * @param {Pick<CommandResult, 'exitCode' | 'output'>} result
 * @param {Required<Counts>} counts
 * @returns {Counts}
 */
function atLeastOneFailure({ exitCode, output }, counts) {
  if (exitCode === 0 || counts.failed > 0) return counts;
  const lastWords = output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
  return { ...counts, failed: 1, failures: [`ended with exit code ${exitCode}\n${lastWords}`] };
}

/** @param {string} text */
function firstLines(text) {
  return text.trim().split('\n').slice(0, 3).join('\n');
}
