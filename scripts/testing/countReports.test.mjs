import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './countReports.mjs';
import { Tally } from './Tally.mjs';

const directory = mkdtempSync(path.join(tmpdir(), 'reports-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** @param {unknown} report */
function reportFile(report) {
  const file = path.join(directory, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

/** @param {number} exitCode */
const ended = (exitCode, output = '') => ({ exitCode, output });

describe('counting', () => {
  it('adds up what Vitest says, files that could not be loaded included, and names what failed', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'sums > adds', failureMessages: ['expected 1 to be 2'] },
          { status: 'passed', fullName: 'sums > subtracts' },
        ],
      },
    ];
    const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults };
    expect(countVitest(reportFile(report), ended(1))).toEqual({
      passed: 5,
      failed: 2,
      skipped: 3,
      failures: ['a.test.ts no such module', 'sums > adds expected 1 to be 2'],
    });
  });

  it('adds up what Playwright says; a test that passes only sometimes has failed', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
    const specs = [
      {
        ...{ title: 'opens', file: 'menu.spec.ts', line: 3 },
        tests: [
          { projectName: 'desktop', status: 'expected' },
          {
            projectName: 'phone',
            status: 'unexpected',
            results: [
              {
                errors: [
                  { message: '\u001b[31mError\u001b[39m: no menu\n\nExpected: 1', location: { line: 5 } },
                ],
              },
            ],
          },
        ],
      },
      {
        title: 'closes',
        file: 'menu.spec.ts',
        line: 9,
        tests: [{ projectName: 'phone', status: 'expected' }],
      },
    ];
    expect(countPlaywright(reportFile({ stats, suites: [{ suites: [{ specs }] }] }), ended(1))).toEqual({
      passed: 7,
      failed: 2,
      skipped: 2,
      failures: ['[phone] menu.spec.ts:3 opens\n  line 5:\n  Error: no menu\n  Expected: 1'],
    });
  });

  it('counts a runner that died without a report as one failure, with its last words', () => {
    const missing = path.join(directory, 'missing.json');
    const counts = { passed: 0, failed: 1, skipped: 0, failures: ['ended with exit code 1\nout of memory'] };
    expect(countVitest(missing, ended(1, 'out of memory\n'))).toEqual(counts);
    expect(countPlaywright(missing, ended(1, 'out of memory\n'))).toEqual(counts);
  });

  it('counts a runner that failed although all its tests passed as one failure', () => {
    expect(countPlaywright(reportFile({ stats: { expected: 3 } }), ended(1)).failed).toBe(1);
  });

  it('sums up in one line, after the failures of all stages', () => {
    const tally = new Tally();
    tally.add('Units', { passed: 3, failed: 0, skipped: 1 });
    expect(`${tally}`).toBe('3 passed, 0 failed, 1 skipped');
    expect(tally.hasFailures).toBe(false);
    tally.add('Browsers', { passed: 2, failed: 1, skipped: 0, failures: ['menu opens'] });
    tally.add('Lint', { passed: 0, failed: 1, skipped: 0 });
    expect(`${tally}`).toBe('✗ Browsers: menu opens\n✗ Lint: see above\n5 passed, 2 failed, 1 skipped');
    expect(tally.hasFailures).toBe(true);
  });
});
