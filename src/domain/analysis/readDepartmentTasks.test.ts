import { describe, expect, it } from 'vitest';
import { analyze } from './analyze';
import { lawOffice } from './fixtures/lawOffice';
import { readDepartmentTasks } from './readDepartmentTasks';

const stored = analyze(lawOffice).departmentTasks;
const numbers = { teamSize: 5, hours: 10, frequency: 'Week', salary: 75_000 };
const costed = { ...numbers, taskName: 'Entering orders', hourlyRate: 36.06, annualTaskCost: 93_750 };

describe('readDepartmentTasks', () => {
  it.each([
    ['an object', stored],
    ['an object holding it', { departmentTasks: stored }],
    ['the same in snake case, as text', { department_tasks: JSON.stringify(stored) }],
    ['JSON text', JSON.stringify(stored)],
    ['a list by department', Object.entries(stored).map(([department, tasks]) => ({ department, tasks }))],
  ])('gives back what the engine wrote from %s', (_shape, value) => {
    expect(readDepartmentTasks(value)).toEqual(stored);
  });

  it.each([
    ['a list', [{ taskName: 'Entering orders', ...numbers }]],
    ['tasks in an object', { tasks: [{ taskName: 'Entering orders', ...numbers }] }],
    ['names with details', { tasks: ['Entering orders'], taskDetails: { 'Entering orders': numbers } }],
  ])('computes missing rates and costs of a department stored as %s', (_shape, tasks) => {
    expect(readDepartmentTasks({ Sales: tasks })).toEqual({ Sales: [costed] });
  });

  it('derives a salary that an older analysis lacks from its rate', () => {
    const [task] =
      readDepartmentTasks({ Sales: [{ taskName: 'Calls', teamSize: 2, hours: 5, hourlyRate: 25 }] }).Sales ??
      [];
    expect(task).toMatchObject({ salary: 52_000, frequency: 'Week', annualTaskCost: 13_000 });
  });

  it.each(
    [
      null,
      undefined,
      7,
      'x',
      '[]',
      [],
      {},
      { Sales: null },
      { Sales: ['Entering orders'] },
      { Sales: [{ taskName: '' }, null, 4] },
      { 'Space Travel': [costed] },
      '{"__proto__": [{"taskName": "x"}]}',
      { constructor: [costed] },
    ].map((value: unknown) => ({ value })),
  )('reads nothing from poisoned input %#', ({ value }) => {
    expect(readDepartmentTasks(value)).toEqual({});
  });

  it.each([[-5], [Number.NaN], ['12'], [null], [Infinity]])('takes %j for no number at all', (teamSize) => {
    expect(
      readDepartmentTasks({ Sales: [{ ...numbers, taskName: 'Calls', teamSize }] }).Sales?.[0],
    ).toMatchObject({
      teamSize: 0,
      annualTaskCost: 0,
    });
  });
});
