import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyze } from './analyze';
import { compareAnalyses } from './compareAnalyses';
import { anyAnswers } from './fixtures/anyAnswers';
import { distributor } from './fixtures/distributor';
import { readOpportunities } from './readOpportunities';
import type { TaskInput } from './types';

const sales = distributor.departmentTasks.Sales ?? [];
const [dropped, ...kept] = sales;

describe('compareAnalyses', () => {
  it('finds no difference between an analysis and itself', () => {
    const analysis = analyze(distributor);
    expect(compareAnalyses(analysis, analysis)).toMatchObject({ tasks: [], onlyFirst: [], onlySecond: [] });
  });

  it('puts every opportunity of both in exactly one place, and is the same the other way round', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (one, other) => {
        const [first, second] = [analyze(one), analyze(other)];
        const { both, onlyFirst, onlySecond, tasks } = compareAnalyses(first, second);
        expect(both.length + onlyFirst.length).toBe(first.opportunities.length);
        expect(both.length + onlySecond.length).toBe(second.opportunities.length);
        const reversed = compareAnalyses(second, first);
        expect(reversed.onlyFirst).toEqual(onlySecond);
        expect(reversed.tasks).toHaveLength(tasks.length);
      }),
    );
  });

  it('names a task that only one lists, and one whose numbers differ', () => {
    const changed = kept.map((task, index) =>
      index === 0 ? { ...task, teamSize: task.teamSize + 1 } : task,
    );
    const second = analyze({
      ...distributor,
      departmentTasks: { ...distributor.departmentTasks, Sales: changed },
    });
    const { tasks, onlyFirst } = compareAnalyses(analyze(distributor), second);
    expect(tasks.map(({ taskName }) => taskName)).toEqual([dropped?.taskName, kept[0]?.taskName]);
    expect(tasks[0]?.second).toBeUndefined();
    expect(tasks[1]?.second?.teamSize).toBe((kept[0]?.teamSize ?? 0) + 1);
    expect(onlyFirst.map(({ taskName }) => taskName)).toContain(dropped?.taskName);
  });

  it('names a task of their own whose answers differ, as figures follow them', () => {
    const taskName = 'Deciding how much to bake';
    const of = (answers: Pick<TaskInput, 'cases' | 'input'>) => {
      const task = {
        taskName,
        teamSize: 4,
        hours: 10,
        frequency: 'Week',
        salary: 75_000,
        ...answers,
      } as const;
      return analyze({
        ...distributor,
        departments: ['Operations'],
        departmentTasks: { Operations: [task] },
      });
    };
    const one = of({ cases: 'alike', input: 'software' });
    for (const other of [of({ cases: 'different', input: 'software' }), of({ cases: 'alike' })]) {
      const { tasks } = compareAnalyses(one, other);
      expect(tasks.map((task) => task.taskName)).toEqual([taskName]);
    }
    expect(compareAnalyses(one, of({ cases: 'alike', input: 'software' })).tasks).toEqual([]);
  });

  it('compares older analyses by what their opportunities are called', () => {
    const older = (savings: string) => ({
      departmentTasks: {},
      opportunities: readOpportunities([{ name: 'Old one', roiModel: { calculatedSavings: savings } }]),
    });
    expect(compareAnalyses(older('$1,200/year'), older('TBD')).both).toHaveLength(1);
  });
});
