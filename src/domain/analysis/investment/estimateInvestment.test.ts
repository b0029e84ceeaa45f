import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTaskInput } from '../fixtures/anyAnswers';
import { complexities } from '../types';
import { estimateGroundwork, estimateInvestment, solutionFor } from './estimateInvestment';
import { dayRateLimits } from './investmentFactors';

const task = { teamSize: 3, hours: 14, frequency: 'Week', salary: 70_000 } as const;

it('can be followed with a calculator', () => {
  // 2,184 hours a year: configured. 2 + 3 × 0.05 and 4 + 3 × 0.1 days; 3 × 2 and 3 × 4 hours at $33.65.
  expect(estimateInvestment(task, 'Low', { dayRateUsd: 1_200, isOnOwnMachines: false })).toEqual({
    solution: 'configured',
    days: { low: 2.2, high: 4.3 },
    trainingHours: { low: 6, high: 12 },
    // 2.2 × 1,200 + 6 × 33.65; 4.3 × 1,200 + 12 × 33.65
    oneTimeUsd: { low: 2_842, high: 5_564 },
    // 240 + 10% of 2,640; 2,400 + 3 × 360 + 20% of 5,160
    runningUsd: { low: 504, high: 4_512 },
    toolAndSeatsUsd: { low: 240, high: 3_480 },
    toolUsd: { low: 240, high: 2_400 },
  });
});

it.each([
  [0, 'ready'],
  [499, 'ready'],
  [500, 'configured'],
  [4_999, 'configured'],
  [5_000, 'built'],
])('takes for %i hours a year what is %s', (hours, kind) => {
  expect(solutionFor(hours)).toBe(kind);
});

it('counts groundwork as days alone', () => {
  expect(estimateGroundwork(10_000, 'Low', 1_000)).toEqual({
    solution: 'ready',
    days: { low: 0.5, high: 1.5 },
    trainingHours: { low: 0, high: 0 },
    oneTimeUsd: { low: 500, high: 1_500 },
    runningUsd: { low: 0, high: 0 },
    toolAndSeatsUsd: { low: 0, high: 0 },
    toolUsd: { low: 0, high: 0 },
  });
});

it('takes longer on machines of the client’s own, where nothing can be bought ready', () => {
  const own = { dayRateUsd: 1_200, isOnOwnMachines: true };
  // 2 × 1.5 + 3 × 0.05 and 4 × 1.5 + 3 × 0.1 days; the tool 2,400 both times.
  expect(estimateInvestment(task, 'Low', own)).toMatchObject({
    days: { low: 3.2, high: 6.3 },
    runningUsd: { low: 2_784, high: 4_992 },
  });
  expect(estimateInvestment({ ...task, hours: 1 }, 'Low', own).solution).toBe('configured');
});

describe('whatever the task', () => {
  const at = (dayRateUsd: number) => ({ dayRateUsd, isOnOwnMachines: false });
  const dayRate = fc.integer(dayRateLimits);
  const complexity = fc.constantFrom(...complexities);
  const figures = ['days', 'trainingHours', 'oneTimeUsd', 'runningUsd'] as const;

  it('costs something, and the low end no more than the high one', () => {
    fc.assert(
      fc.property(anyTaskInput, complexity, dayRate, (input, level, rate) => {
        const investment = estimateInvestment(input, level, at(rate));
        for (const figure of figures) {
          expect(investment[figure].low).toBeGreaterThanOrEqual(0);
          expect(investment[figure].low).toBeLessThanOrEqual(investment[figure].high);
        }
        expect(investment.oneTimeUsd.low).toBeGreaterThan(0);
      }),
    );
  });

  it('costs no less with more people, a harder task or a higher rate', () => {
    fc.assert(
      fc.property(anyTaskInput, complexity, dayRate, (input, level, rate) => {
        const investment = estimateInvestment(input, level, at(rate));
        const harder = complexities[complexities.indexOf(level) + 1] ?? level;
        const more = [
          estimateInvestment({ ...input, teamSize: input.teamSize + 1 }, level, at(rate)),
          estimateInvestment(input, harder, at(rate)),
          estimateInvestment(input, level, at(rate + 100)),
          estimateInvestment(input, level, { ...at(rate), isOnOwnMachines: true }),
        ];
        for (const other of more)
          for (const figure of figures)
            for (const end of ['low', 'high'] as const)
              expect(other[figure][end]).toBeGreaterThanOrEqual(investment[figure][end]);
      }),
    );
  });
});
