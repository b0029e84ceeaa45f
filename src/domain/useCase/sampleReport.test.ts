import { describe, expect, it } from 'vitest';
import { sampleReport } from './sampleReport';

const report = sampleReport();

describe('sampleReport', () => {
  it('has one line for every task that was entered', () => {
    expect(report.lines).toHaveLength(report.tasks.count);
  });

  it('promises less than the tasks cost, and the cautious total least', () => {
    const { cautious, expected, ambitious } = report.savingsUsd;
    expect(cautious).toBeGreaterThan(0);
    expect(cautious).toBeLessThan(expected);
    expect(expected).toBeLessThan(ambitious);
    expect(ambitious).toBeLessThan(report.tasks.annualCostUsd);
  });

  it('starts with the highest expected savings', () => {
    const savings = report.lines.map(({ range }) => range.expected.savingsUsd);
    expect(savings).toEqual(savings.toSorted((a, b) => b - a));
  });
});
