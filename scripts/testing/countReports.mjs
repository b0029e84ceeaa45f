/**
 * Reads the reports that the test runners leave. A runner that fails without saying which test failed (it
 * crashed, or a file could not be loaded) counts as one failure: nothing may be lost on the way to the sum.
 */
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {import('./Tally.mjs').Counts} Counts */

/**
 * @param {string} file Vitest's JSON report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countVitest(file, exitCode) {
  const report = readReport(file);
  const unloadable = (report?.testResults ?? []).filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ each) =>
      each.status === 'failed' && each.assertionResults.length === 0,
  ).length;
  return atLeastOneFailure(exitCode, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + unloadable,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

/**
 * @param {string} file Playwright's JSON report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countPlaywright(file, exitCode) {
  const stats = readReport(file)?.stats;
  return atLeastOneFailure(exitCode, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
  });
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * @param {number} exitCode
 * @param {Counts} counts
 * @returns {Counts}
 */
function atLeastOneFailure(exitCode, counts) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
