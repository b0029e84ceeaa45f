import { describe, expect, it } from 'vitest';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { planOfAnswers } from '@/domain/analysis/fixtures/planOfAnswers';
import { headlineOpportunities } from '@/domain/analysis/plan/analysisPlan';
import { savingsTotals } from '@/domain/analysis/totals';
import { sampleReport } from './sampleReport';

const report = sampleReport();

describe('sampleReport', () => {
  it('counts what a client’s report of the same answers recommends', () => {
    const plan = planOfAnswers(distributor);
    const { cautious, expected, ambitious } = plan.returns?.cases ?? {};
    expect(report.lines.map(({ opportunity }) => opportunity.id).toSorted()).toEqual(
      plan.projects
        .filter(({ kind }) => kind === 'pays')
        .map(({ opportunity }) => opportunity.id)
        .toSorted(),
    );
    expect(report.lines.length).toBeLessThan(report.tasks.count);
    expect(report.savingsUsd).toEqual({
      cautious: cautious?.savingsUsd,
      expected: expected?.savingsUsd,
      ambitious: ambitious?.savingsUsd,
    });
    expect(report.savingsUsd.expected).toBe(savingsTotals(headlineOpportunities(plan)).savingsUsd);
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
