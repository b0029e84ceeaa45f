import { describe, expect, it } from 'vitest';
import { analyze } from './analyze';
import { differingFigures } from './differingFigures';
import { distributor } from './fixtures/distributor';
import { renameInOpportunities, renameInText, renameListedTask } from './renameTask';
import type { AnalysisAnswers, Opportunity } from './types';

const rename = {
  department: 'Operations',
  taskName: 'colecting the pink sheets',
  name: 'Processing supplier invoices',
} as const;
const answers: AnalysisAnswers = {
  ...distributor,
  departments: ['Operations'],
  departmentTasks: {
    Operations: [
      {
        taskName: rename.taskName,
        teamSize: 3,
        hours: 10,
        frequency: 'Week',
        salary: 60_000,
        cases: 'alike',
        input: 'paper',
      },
    ],
  },
};

describe('a renamed task', () => {
  const stored = analyze(answers);
  const departmentTasks = renameListedTask(stored.departmentTasks, rename);
  const opportunities = renameInOpportunities(stored.opportunities, rename) as Opportunity[];

  it('is called by its new name wherever it was named', () => {
    expect(JSON.stringify(stored.opportunities)).toMatch(/colecting/i);
    expect(JSON.stringify(opportunities.map(({ id: _id, ...texts }) => texts))).not.toMatch(/colecting/i);
    expect(opportunities.find(({ taskName }) => taskName === rename.name)?.name).toBe(rename.name);
  });

  it('counts as before, although the new name is that of a known task', () => {
    const again = analyze({ ...answers, departmentTasks });
    expect(differingFigures({ opportunities, departmentTasks }, again)).toEqual([]);
    expect(again.opportunities.map(({ roiModel }) => roiModel)).toEqual(
      stored.opportunities.map(({ roiModel }) => roiModel),
    );
  });

  it('is as it was when it gets its first name back', () => {
    const back = { ...rename, taskName: rename.name, name: rename.taskName };
    expect(renameListedTask(departmentTasks, back)).toEqual(stored.departmentTasks);
    expect(renameInOpportunities(opportunities, back)).toEqual(stored.opportunities);
  });
});

describe('a name in a text', () => {
  it.each([
    ['Sorting the mial comes first.', 'Sorting the mial', 'Sorting mail', 'Sorting mail comes first.'],
    ['For “sorting the mial”, software drafts.', 'sorting the mial', 'Mail', 'For “Mail”, software drafts.'],
    ['Sorting the mialbox', 'Sorting the mial', 'Mail', 'Sorting the mialbox'],
    ['Mial is late; “Mial” and (Mial).', 'Mial', 'Mail', 'Mial is late; “Mail” and (Mail).'],
    ['Costs $1 (a+b).', 'a+b', 'sums', 'Costs $1 (sums).'],
  ])('%s', (text, taskName, name, expected) => {
    expect(renameInText({ taskName, name })(text)).toBe(expected);
  });
});
