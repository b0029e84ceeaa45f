import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { savingsByDepartment } from './breakdowns';
import { explainTotals } from './explainTotals';
import { analysisOf } from './fixtures/analysisOf';
import { anyAnswers } from './fixtures/anyAnswers';
import { readOpportunities } from './readOpportunities';
import { savingsTotals } from './totals';

describe('explainTotals', () => {
  it('adds up to exactly the totals that are shown', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { opportunities } = analysisOf(answers);
        const { departments, savedHours, savingsUsd, withoutFigures } = explainTotals(opportunities);
        expect({ savedHours, savingsUsd }).toEqual(savingsTotals(opportunities));
        const shown = new Map(savingsByDepartment(opportunities).map((part) => [part.key, part.savingsUsd]));
        for (const sum of departments) {
          expect(sum.savingsUsd).toBe(shown.get(sum.department) ?? 0);
          expect(sum.parts.reduce((total, part) => total + part.savedHours, 0)).toBe(sum.savedHours);
        }
        const counted = departments.flatMap(({ parts }) => parts).length;
        expect(counted + withoutFigures).toBe(opportunities.length);
      }),
    );
  });

  it('reads savings that an older analysis states as text', () => {
    const opportunities = readOpportunities([
      { name: 'Old', department: 'Sales', roiModel: { savedHours: 10, calculatedSavings: '$1,200/year' } },
      { name: 'Open', department: 'Sales', roiModel: { calculatedSavings: 'TBD' } },
    ]);
    expect(explainTotals(opportunities)).toMatchObject({
      departments: [{ department: 'Sales', savedHours: 10, savingsUsd: 1_200 }],
      withoutFigures: 1,
    });
  });
});
