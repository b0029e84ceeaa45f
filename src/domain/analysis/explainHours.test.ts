import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount, formatUsd } from '@/format/numbers';
import { hoursByDepartment, savingsByPhase } from './breakdowns';
import { explainHours } from './explainHours';
import { explainPhases } from './explainPhases';
import { analysisOf } from './fixtures/analysisOf';
import { anyAnswers } from './fixtures/anyAnswers';

/** What a calculator makes of a sum or a difference as it is shown. */
function added(left: string): number {
  return left
    .replaceAll(/[$,]/gu, '')
    .replaceAll(' − ', ' + -')
    .split(' + ')
    .reduce((sum, part) => sum + Number(part), 0);
}

describe('what the pictures show', () => {
  it('is the sum of the opportunities of each phase', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const analysis = analysisOf(answers);
        const shown = new Map(
          savingsByPhase(analysis.opportunities).map((part) => [part.key, part.savingsUsd]),
        );
        for (const { phase, sum } of explainPhases(analysis)) {
          expect(sum.right).toBe(formatUsd(shown.get(phase) ?? NaN));
          expect(added(sum.left)).toBe(shown.get(phase));
        }
      }),
    );
  });

  it('is the hours of the tasks, less those that are saved', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const analysis = analysisOf(answers);
        const { departmentTasks, opportunities } = analysis;
        const shown = hoursByDepartment(departmentTasks, opportunities);
        const sums = explainHours(analysis);
        expect(sums.map(({ today }) => today.right)).toEqual(
          shown.map((part) => formatCount(part.hoursToday)),
        );
        expect(sums.map(({ after }) => after.right)).toEqual(
          shown.map((part) => formatCount(part.hoursAfter)),
        );
        expect(sums.map(({ today }) => Math.round(added(today.left)))).toEqual(
          shown.map((part) => part.hoursToday),
        );
        expect(sums.map(({ after }) => added(after.left))).toEqual(shown.map((part) => part.hoursAfter));
      }),
    );
  });
});
