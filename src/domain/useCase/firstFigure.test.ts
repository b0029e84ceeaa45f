import { describe, expect, it } from 'vitest';
import { analyze } from '../analysis/analyze';
import { departments } from '../analysis/catalogue/departments';
import { distributor } from '../analysis/fixtures/distributor';
import { figureTasks } from './figureTasks';
import { firstFigure } from './firstFigure';

const effort = { teamSize: 3, hours: 14.5, frequency: 'Week', salary: 70_000 } as const;

describe('the first figure', () => {
  it.each(figureTasks())('is the same as in an analysis: $name', ({ department, name, percents }) => {
    const sources = departments.flatMap(({ tasks }) => tasks.filter((task) => task.name === name));
    const { departmentTasks, opportunities } = analyze({
      ...distributor,
      departments: [department],
      departmentTasks: { [department]: [{ taskName: name, ...effort }] },
      dataTypes: sources.flatMap(({ profile }) => profile.sources),
      currentAiUsage: 'no',
      aiReadiness: 'intermediate',
    });
    const range = opportunities.find(({ taskName }) => taskName === name)?.roiModel.range;
    const figure = firstFigure(effort, percents);
    expect(figure.costUsd).toBe(departmentTasks[department]?.[0]?.annualTaskCost);
    expect(figure.savingsUsd).toEqual({
      cautious: range?.cautious.savingsUsd,
      expected: range?.expected.savingsUsd,
      ambitious: range?.ambitious.savingsUsd,
    });
  });

  it('offers six tasks of the catalogue', () => {
    expect(figureTasks()).toHaveLength(6);
  });

  it('counts hours that there can be', () => {
    const { hours, costUsd } = firstFigure(
      { teamSize: 1, hours: 40, frequency: 'Day', salary: 41_600 },
      { cautious: 10, expected: 20, ambitious: 30 },
    );
    expect([hours, costUsd]).toEqual([2_080, 41_600]);
  });
});
