import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount, formatUsd } from '@/format/numbers';
import { explainSavings, type ExplainedAnalysis, type SavingsExplanation } from './explainSavings';
import { analysisOf } from './fixtures/analysisOf';
import { anyAnswers } from './fixtures/anyAnswers';
import { distributor } from './fixtures/distributor';
import { roundingError } from './fixtures/roundingError';
import type { Formula } from './savingsFormulas';
import type { AnalysisAnswers, Opportunity } from './types';

function explained(answers: AnalysisAnswers): ExplainedAnalysis & { opportunities: Opportunity[] } {
  const { aiReadiness, currentAiUsage, dataTypes, goals, bottlenecks, additionalContext } = answers;
  const words = { goals, bottlenecks, additionalContext };
  return { ...analysisOf(answers), ...words, aiReadiness, readinessAudit: null, currentAiUsage, dataTypes };
}

/** Every line of an explanation. */
function linesOf({ formulas, share }: SavingsExplanation): Formula[] {
  const { hourlyRate, hours, cap, cost, expected, cautious, ambitious } = formulas;
  const estimates = [expected, cautious, ambitious].flatMap((estimate) => Object.values(estimate));
  const shares = share.status === 'explained' ? Object.values(share.share.formulas) : [];
  return [hourlyRate, hours, cost, ...(cap ? [cap] : []), ...estimates, ...shares];
}

const half = 5_000_000;
/** Opportunities with figures: tasks that aren't to be sized. */
const sized = ({ opportunities }: { opportunities: Opportunity[] }) =>
  opportunities.filter(({ roiModel }) => roiModel.calculatedSavings !== 'TBD');

describe('roundingError', () => {
  it('sees a result that is one off, and an unrounded one', () => {
    expect(roundingError({ left: '$73,500 × 29%', right: '$21,315' })).toBe(0);
    expect(roundingError({ left: '$73,500 × 29%', right: '$21,316' })).toBe(-2 * half);
    expect(roundingError({ left: '0.5 × (1 − 0.25)', right: '38%' })).toBe(-half);
  });
});

describe('explainSavings', () => {
  it('explains every figure of whatever analysis, and each line holds on an exact calculator', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const analysis = explained(answers);
        for (const { id } of sized(analysis)) {
          const explanation = explainSavings(analysis, id);
          expect(explanation?.share.status).toBe('explained');
          for (const line of explanation ? linesOf(explanation) : []) {
            expect(Math.abs(roundingError(line)), `${line.left} = ${line.right}`).toBeLessThanOrEqual(half);
          }
        }
      }),
    );
  });

  it('ends in exactly the figures that are shown', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const analysis = explained(answers);
        for (const { id, roiModel } of sized(analysis)) {
          const { expected, cautious, ambitious } = explainSavings(analysis, id)?.formulas ?? {};
          expect(expected?.hours.right).toBe(formatCount(roiModel.savedHours));
          expect(expected?.savings.right).toBe(formatUsd(Number(roiModel.calculatedSavings)));
          expect(cautious?.savings.right).toBe(formatUsd(roiModel.range?.cautious.savingsUsd ?? NaN));
          expect(ambitious?.savings.right).toBe(formatUsd(roiModel.range?.ambitious.savingsUsd ?? NaN));
        }
      }),
    );
  });

  it('takes up the results of the lines before', () => {
    const analysis = explained(distributor);
    for (const { id } of sized(analysis)) {
      const explanation = explainSavings(analysis, id);
      const { hours, cap, cost, expected } = explanation?.formulas ?? {};
      expect(expected?.hours.left.startsWith(`${(cap ?? hours)?.right} × `)).toBe(true);
      expect(expected?.savings.left.startsWith(`${cost?.right} × `)).toBe(true);
    }
  });

  it('says that a task is counted in digital form where its work doesn’t arrive so yet', () => {
    const awaiting = (bottlenecks: string) => {
      const analysis = explained({ ...distributor, bottlenecks });
      return sized(analysis).flatMap(({ id }) => {
        const { counted, share } = explainSavings(analysis, id) ?? {};
        const awaits = share?.status === 'explained' && share.share.awaitsDigitalForm;
        return awaits ? [counted?.task.taskName] : [];
      });
    };
    expect(awaiting('Customer orders come by phone.')).toEqual(['Entering customer orders']);
    expect(awaiting('Customer orders come by email.')).toEqual([]);
  });

  const [first] = sized(explained(distributor));
  const id = first?.id ?? '';

  it('explains the figures but not the share of another version of the engine', () => {
    const share = explainSavings({ ...explained(distributor), engineVersion: '0.9.0' }, id)?.share;
    expect(share).toEqual({ status: 'unexplained', reason: 'otherVersion' });
  });

  it('explains no share that today’s engine would not give', () => {
    const analysis = explained(distributor);
    const doesNotFollow = { status: 'unexplained', reason: 'doesNotFollow' };
    expect(explainSavings({ ...analysis, aiReadiness: '' }, id)?.share).toEqual(doesNotFollow);
    expect(explainSavings({ ...analysis, dataTypes: [] }, id)?.share).toEqual(doesNotFollow);
  });

  it('explains nothing where the figures do not follow from the task', () => {
    const analysis = explained(distributor);
    const changed = analysis.opportunities.map((opportunity) => ({
      ...opportunity,
      roiModel: { ...opportunity.roiModel, savedHours: opportunity.roiModel.savedHours + 1 },
    }));
    expect(explainSavings({ ...analysis, opportunities: changed }, id)).toBeUndefined();
    expect(explainSavings({ ...analysis, departmentTasks: {} }, id)).toBeUndefined();
    expect(explainSavings(analysis, 'no such id')).toBeUndefined();
  });

  it('has nothing to explain where no figure is stated', () => {
    const analysis = explained(distributor);
    const unsized = analysis.opportunities.filter(({ roiModel }) => roiModel.calculatedSavings === 'TBD');
    expect(unsized.some(({ taskRelated }) => taskRelated)).toBe(true);
    expect(unsized.some(({ taskRelated }) => !taskRelated)).toBe(true);
    expect(unsized.map(({ id: other }) => explainSavings(analysis, other))).toEqual(
      unsized.map(() => undefined),
    );
  });
});
