import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  annualTaskCostUsd,
  costTask,
  hourlyRateUsd,
  reachableAnnualHours,
  reachableCostUsd,
  statedAnnualHours,
} from './costFormula';
import { frequencies, type TaskInput } from './types';

const task: TaskInput = { taskName: 'Any', teamSize: 3, hours: 14, frequency: 'Week', salary: 70_000 };

describe('hourlyRateUsd', () => {
  it.each([
    [75_000, 36.06],
    [70_000, 33.65],
    [30_000, 14.42],
    [52_000, 25],
  ])('divides a salary of %i by 2,080 hours', (salary, rate) => {
    expect(hourlyRateUsd(salary)).toBe(rate);
  });
});

describe('annualTaskCostUsd', () => {
  it.each([
    // The wizard's defaults.
    [{ teamSize: 5, hours: 10, frequency: 'Week', salary: 75_000 }, 93_750],
    [{ teamSize: 1, hours: 2, frequency: 'Day', salary: 52_000 }, 12_500],
    [{ teamSize: 2, hours: 24, frequency: 'Month', salary: 64_000 }, 17_723],
    // From the unrounded rate; the shown $33.65 would give 73,492.
    [{ teamSize: 3, hours: 14, frequency: 'Week', salary: 70_000 }, 73_500],
  ] as const)('follows the formula: %j', (effort, costUsd) => {
    expect(annualTaskCostUsd(effort)).toBe(costUsd);
  });

  it('is literally hourly rate × team × hours × occurrences, rounded', () => {
    const occurrences = { Day: 250, Week: 52, Month: 12 };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 4, max: 160 }),
        fc.constantFrom(...frequencies),
        fc.integer({ min: 30_000, max: 400_000 }),
        (teamSize, quarterHours, frequency, salary) => {
          const hours = quarterHours / 4;
          expect(annualTaskCostUsd({ teamSize, hours, frequency, salary })).toBe(
            Math.round((salary / (52 * 40)) * teamSize * hours * occurrences[frequency]),
          );
        },
      ),
    );
  });
});

describe('reachable hours', () => {
  it('are the stated ones within a working year', () => {
    expect(statedAnnualHours(task)).toBe(2184);
    expect(reachableAnnualHours(task)).toBe(2184);
    expect(reachableCostUsd(task)).toBe(annualTaskCostUsd(task));
  });

  it('are a full year of 40-hour weeks at most', () => {
    expect(reachableAnnualHours({ ...task, hours: 40 })).toBe(3 * 2080);
  });

  it('stop at 2,080 hours a person, while the cost follows what was stated', () => {
    const impossible = { ...task, hours: 40, frequency: 'Day' } as const;
    expect(statedAnnualHours(impossible)).toBe(30_000);
    expect(reachableAnnualHours(impossible)).toBe(6_240);
    expect(annualTaskCostUsd(impossible)).toBe(1_009_615);
    expect(reachableCostUsd(impossible)).toBe(210_000);
  });
});

describe('costTask', () => {
  it('adds rate and cost, and drops what doesn’t belong to a task', () => {
    const sent = { ...task, hourlyRate: 1, annualTaskCost: 9, note: 'mine' };
    expect(costTask(sent)).toEqual({ ...task, hourlyRate: 33.65, annualTaskCost: 73_500 });
  });
});
