import { describe, expect, it } from 'vitest';
import { departments } from './departments';
import { otherTaskNames } from './otherTaskNames';
import { recognizeTask } from './recognizeTask';

const tasks = departments.flatMap((department) => department.tasks);
const others = Object.entries(otherTaskNames).flatMap(([name, names]) =>
  names.map((other) => [other, name] as const),
);

describe('recognizeTask', () => {
  it('knows every task by its own name, also in capitals or without accents', () => {
    expect(tasks.map(({ name }) => recognizeTask(name))).toEqual(tasks);
    const folded = tasks.map(({ name }) =>
      name
        .toUpperCase()
        .normalize('NFKD')
        .replaceAll(/\p{Mark}/gu, ''),
    );
    expect(folded.map(recognizeTask)).toEqual(tasks);
  });

  it('knows each other name, which means one task only', () => {
    expect(others.map(([other]) => [other, recognizeTask(other)?.name])).toEqual(others);
  });

  it.each([
    ['Accounts-payable', 'Processing supplier invoices'],
    ['A/P', 'Processing supplier invoices'],
    ['order-entry', 'Entering customer orders'],
    ['Screening resume', 'Screening résumés and applications'],
    ['Screening résumés', 'Screening résumés and applications'],
    ['Bank reconciliations', 'Reconciling bank and card accounts'],
    ['Prepare the payroll', 'Checking time sheets and preparing payroll'],
    ['Suppliers’ invoices', 'Processing supplier invoices'],
  ])('doesn’t mind hyphens, accents, plurals and forms: %s', (typed, name) => {
    expect(recognizeTask(typed)?.name).toBe(name);
  });

  it.each([
    ...[
      'Returns',
      'Processing tax returns',
      'Policy questions',
      'Updating vendor price files',
      'Payroll tax',
      'Orders',
    ],
    ...[
      'Recording billable time at the end of the day',
      'Entering',
      'customer',
      '',
      '...',
      '会計',
      '__proto__',
      'constructor',
    ],
  ])('leaves %j alone, which may be other work', (typed) => {
    expect(recognizeTask(typed)).toBeUndefined();
  });
});
