import { expect, it } from 'vitest';
import { distributor } from './fixtures/distributor';
import { lawOffice } from './fixtures/lawOffice';
import type { TaskInput } from './types';
import { workOf } from './workOf';

const task = {
  taskName: 'Processing supplier invoices',
  teamSize: 3,
  hours: 14,
  frequency: 'Week',
  salary: 70_000,
} satisfies TaskInput;
const other = { ...task, taskName: 'Own work' };
const work = (industry: string, ...tasks: TaskInput[]) =>
  workOf({ industry, departmentTasks: { 'Finance & Accounting': tasks } });

it('is the same for the same tasks with other numbers, in other order and other words', () => {
  const once = work('Bakeries', task, other);
  expect(work('bakeries ', other, { ...task, hours: 9, teamSize: 5 })).toBe(once);
  expect(work('Bakeries', { ...task, taskName: 'A/P' }, other)).toBe(once);
  expect(work('Bakeries', task, other, other)).toBe(once);
});

it('is another one for another industry, department or task', () => {
  const all = [
    work('Bakeries', task),
    work('Law offices', task),
    work('Bakeries', task, other),
    workOf({ industry: 'Bakeries', departmentTasks: { Sales: [task] } }),
    workOf(distributor),
    workOf(lawOffice),
  ];
  expect(new Set(all).size).toBe(all.length);
});

it('is unknown without tasks', () => {
  expect(workOf({ industry: 'Bakeries', departmentTasks: {} })).toBeUndefined();
  expect(workOf({ industry: 'Bakeries', departmentTasks: { Sales: [] } })).toBeUndefined();
});
