import { describe, expect, it } from 'vitest';
import { costTask } from '@/domain/analysis/costFormula';
import { departmentCosts } from '@/domain/analysis/departmentCosts';
import { newTaskDraft, noAnswers, type TaskDraft, type WizardAnswers } from '@/domain/analysis/wizardAnswers';
import { runningTotal } from './runningTotal';
import { readTask } from '@/content/analysis/taskProblem';

const draft = (change: Partial<TaskDraft> = {}): TaskDraft => ({ ...newTaskDraft('A'), ...change });
const withTasks = (tasks: WizardAnswers['tasks']): WizardAnswers => ({
  ...noAnswers,
  departments: ['Sales', 'Marketing'],
  tasks,
});

describe('runningTotal', () => {
  it('adds the hours and the cost of all ticked tasks', () => {
    const one = { teamSize: '2', hours: '2.5', frequency: 'Day', salary: '52000' } as const;
    // 5 × 10 × 52 hours at 75,000 ÷ 2,080 an hour; 2 × 2.5 × 250 at 25 dollars.
    expect(runningTotal(withTasks({ Sales: [draft()], Marketing: [draft(one)] }))).toEqual({
      hours: 2_600 + 1_250,
      costUsd: 93_750 + 31_250,
    });
  });

  it('is what the report says that the departments cost', () => {
    const tasks = {
      Sales: [draft({ hours: '3', salary: '61234' })],
      Marketing: [draft({ teamSize: '3', hours: '1.25', frequency: 'Month' })],
    };
    const costed = Object.entries(tasks).map(([name, drafts]) => [name, drafts.map(readTask).map(costTask)]);
    const costs = departmentCosts(Object.fromEntries(costed), []).map(({ totalUsd }) => totalUsd);
    expect(costs).toHaveLength(2);
    expect(runningTotal(withTasks(tasks))?.costUsd).toBe(costs.reduce((sum, cost) => sum + cost, 0));
  });

  it('is nothing before a task is ticked', () => {
    expect(runningTotal(withTasks({ Sales: [] }))).toBeNull();
  });

  it.each([{ hours: '' }, { hours: '41' }, { teamSize: '2.5' }, { salary: '29999' }])(
    'is nothing while %j can’t be counted, whatever else can',
    (change) => {
      expect(runningTotal(withTasks({ Sales: [draft()], Marketing: [draft(change)] }))).toBeNull();
    },
  );

  it('leaves out what is not chosen any more', () => {
    const answers = { ...withTasks({ Sales: [draft()], Marketing: [draft()] }), departments: [] };
    expect(runningTotal(answers)).toBeNull();
  });
});
