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

describe('counting', () => {
  it('adds up what Vitest says, files that could not be loaded included', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
    ];
    const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults };
    expect(countVitest(reportFile(report), 1)).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });

  it('adds up what Playwright says; a test that passes only sometimes has failed', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright(reportFile({ stats }), 1)).toEqual({ passed: 7, failed: 2, skipped: 2 });
  });

  it('counts a runner that died without a report as one failure', () => {
    const missing = path.join(directory, 'missing.json');
    expect(countVitest(missing, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countPlaywright(missing, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts a runner that failed although all its tests passed as one failure', () => {
    expect(countPlaywright(reportFile({ stats: { expected: 3 } }), 1).failed).toBe(1);
  });

  it('sums up in one line', () => {
    const tally = new Tally();
    tally.add({ passed: 3, failed: 0, skipped: 1 });
    tally.add({ passed: 2, failed: 1, skipped: 0 });
    expect(`${tally}`).toBe('5 passed, 1 failed, 1 skipped');
    expect(tally.hasFailures).toBe(true);
  });
});
