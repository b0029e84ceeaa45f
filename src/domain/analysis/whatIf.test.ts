import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyze } from './analyze';
import { analysisOf } from './fixtures/analysisOf';
import { countedTasks } from './countedTasks';
import { anyAnswers, anyTaskInput } from './fixtures/anyAnswers';
import { distributor } from './fixtures/distributor';
import { readOpportunities } from './readOpportunities';
import { savingsTotals } from './totals';
import {
  assumptionOf,
  isSameAssumption,
  scaledPercents,
  sharePercentLimits,
  whatIf,
  type TaskAssumption,
} from './whatIf';

const analysis = analyze(distributor);
const [task] = countedTasks(analysis);
const own = task ? assumptionOf(task) : undefined;

function tried(change: Partial<TaskAssumption>) {
  const result = whatIf(analysis, new Map([[task?.id ?? '', { ...own, ...change } as TaskAssumption]]));
  return {
    ...result,
    opportunity: result.opportunities.find(({ id }) => id === task?.id),
    costed: Object.values(result.departmentTasks)
      .flat()
      .find(({ taskName }) => taskName === task?.task.taskName),
  };
}

describe('whatIf', () => {
  it('gives the analysis itself for its own answers, whatever they are', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const made = analysisOf(answers);
        const assumptions = countedTasks(made).map((counted) => [counted.id, assumptionOf(counted)] as const);
        expect(assumptions).toHaveLength(
          made.opportunities.filter(({ roiModel }) => roiModel.calculatedSavings !== 'TBD').length,
        );
        const { departmentTasks, opportunities } = whatIf(made, new Map(assumptions));
        expect({ departmentTasks, opportunities }).toEqual({
          departmentTasks: made.departmentTasks,
          opportunities: made.opportunities,
        });
      }),
    );
  });

  it('counts like a fresh analysis of the changed numbers', () => {
    fc.assert(
      fc.property(anyTaskInput, ({ taskName: _name, ...effort }) => {
        const departmentTasks = Object.fromEntries(
          Object.entries(distributor.departmentTasks).map(([department, tasks]) => [
            department,
            tasks.map((input) => (input.taskName === task?.task.taskName ? { ...input, ...effort } : input)),
          ]),
        );
        const fresh = analyze({ ...distributor, departmentTasks });
        const changed = tried(effort);
        expect(changed.departmentTasks).toEqual(fresh.departmentTasks);
        expect(changed.opportunity?.roiModel).toMatchObject({
          range: fresh.opportunities.find(({ id }) => id === task?.id)?.roiModel.range,
        });
        expect(savingsTotals(changed.opportunities)).toEqual(savingsTotals(fresh.opportunities));
      }),
    );
  });

  it('counts another share, and keeps the range around it', () => {
    fc.assert(
      fc.property(fc.integer(sharePercentLimits), (sharePercent) => {
        const { range, calculatedSavings } = tried({ sharePercent }).opportunity?.roiModel ?? {};
        const costUsd = tried({ sharePercent }).costed?.annualTaskCost ?? NaN;
        expect(range?.expected.share).toBe(sharePercent / 100);
        expect(calculatedSavings).toBe(Math.round((costUsd * sharePercent) / 100));
        expect(range?.cautious.savingsUsd).toBeLessThanOrEqual(range?.expected.savingsUsd ?? NaN);
        expect(range?.ambitious.savingsUsd).toBeGreaterThanOrEqual(range?.expected.savingsUsd ?? NaN);
        expect(range?.ambitious.share).toBeLessThanOrEqual(0.8);
      }),
    );
  });

  it('leaves everything else alone', () => {
    const { opportunities } = tried({ teamSize: 1 });
    const others = (list: readonly { id: string }[]) => list.filter(({ id }) => id !== task?.id);
    expect(others(opportunities)).toEqual(others(analysis.opportunities));
    expect(whatIf(analysis, new Map([['no such id', own as TaskAssumption]])).opportunities).toEqual(
      analysis.opportunities,
    );
  });

  it('leaves out what an older analysis can’t be counted from', () => {
    const opportunities = readOpportunities([
      { name: 'Old one', taskRelated: true, roiModel: { savedHours: 10, calculatedSavings: '$1,200/year' } },
    ]);
    expect(countedTasks({ departmentTasks: {}, opportunities })).toEqual([]);
  });
});

describe('scaledPercents', () => {
  it('gives back the three shares of the analysis', () => {
    const percents = { cautious: 21, expected: 29, ambitious: 35 };
    expect(scaledPercents(percents, 29)).toEqual(percents);
  });

  it('goes from nothing to the most that counts', () => {
    const percents = { cautious: 21, expected: 29, ambitious: 35 };
    expect(scaledPercents(percents, 0)).toEqual({ cautious: 0, expected: 0, ambitious: 0 });
    expect(scaledPercents(percents, 80)).toEqual({ cautious: 58, expected: 80, ambitious: 80 });
  });
});

describe('isSameAssumption', () => {
  it('sees every difference', () => {
    const one: TaskAssumption = { teamSize: 1, hours: 2, frequency: 'Day', salary: 40_000, sharePercent: 30 };
    expect(isSameAssumption(one, { ...one })).toBe(true);
    const changes: Partial<TaskAssumption>[] = [
      { teamSize: 2 },
      { hours: 2.25 },
      { frequency: 'Week' },
      { salary: 40_001 },
      { sharePercent: 31 },
    ];
    expect(changes.map((change) => isSameAssumption(one, { ...one, ...change }))).toEqual(
      Array(5).fill(false),
    );
  });
});
