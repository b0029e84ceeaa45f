import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hourlyRateUsd } from '../costFormula';
import { anyTaskInput } from '../fixtures/anyAnswers';
import { complexities } from '../types';
import { costParts } from './costParts';
import { estimateGroundwork, estimateInvestment } from './estimateInvestment';
import { dayRateLimits, type Span } from './investmentFactors';

const task = { teamSize: 3, hours: 14, frequency: 'Week', salary: 70_000 } as const;
const ends = ['low', 'high'] as const;
const total = (parts: Record<string, Span>, end: keyof Span) =>
  Object.values(parts).reduce((sum, part) => sum + part[end], 0);

it('can be followed with a calculator', () => {
  const investment = estimateInvestment(task, 'Low', { dayRateUsd: 1_200, isOnOwnMachines: false });
  expect(costParts(investment, 1_200)).toEqual({
    // 2.2 and 4.3 days; 6 and 12 hours at $33.65.
    once: { feeUsd: { low: 2_640, high: 5_160 }, learningUsd: { low: 202, high: 404 } },
    running: {
      toolUsd: { low: 240, high: 2_400 },
      // No seats at all, and three at $360.
      seatsUsd: { low: 0, high: 1_080 },
      // 10% of 2,640 and 20% of 5,160.
      upkeepUsd: { low: 264, high: 1_032 },
    },
  });
});

it('is nothing but days for groundwork', () => {
  const none = { low: 0, high: 0 };
  expect(costParts(estimateGroundwork(10_000, 'Low', 1_000), 1_000)).toEqual({
    once: { feeUsd: { low: 500, high: 1_500 }, learningUsd: none },
    running: { toolUsd: none, seatsUsd: none, upkeepUsd: none },
  });
});

it('adds up to the cost, to the dollar, whatever the task', () => {
  const dayRate = fc.integer(dayRateLimits);
  fc.assert(
    fc.property(
      anyTaskInput,
      fc.constantFrom(...complexities),
      dayRate,
      fc.boolean(),
      (input, level, rate, own) => {
        const investment = estimateInvestment(input, level, { dayRateUsd: rate, isOnOwnMachines: own });
        const { once, running } = costParts(investment, rate);
        for (const end of ends) {
          expect(total(once, end)).toBe(investment.oneTimeUsd[end]);
          expect(total(running, end)).toBe(investment.runningUsd[end]);
          const learning = investment.trainingHours[end] * hourlyRateUsd(input.salary);
          expect(Math.abs(once.learningUsd[end] - learning)).toBeLessThanOrEqual(1);
          expect(running.upkeepUsd[end]).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});
