import { describe, expect, it } from 'vitest';
import { analyze } from './analyze';
import { hoursByDepartment, savingsByDepartment, savingsByPhase } from './breakdowns';
import { lawOffice } from './fixtures/lawOffice';
import { readOpportunities } from './readOpportunities';
import { savingsTotals } from './totals';

const mixed = readOpportunities([
  {
    name: 'A',
    department: 'Sales',
    phase: 2,
    taskRelated: true,
    roiModel: { savedHours: 30, calculatedSavings: 500 },
  },
  {
    name: 'B',
    department: 'Marketing',
    phase: 1,
    roiModel: { savedHours: 9, calculatedSavings: '$1,000/year' },
  },
  { name: 'C', department: 'Sales', phase: 2, roiModel: { calculatedSavings: 'TBD' } },
  { name: 'D', department: 'Operations', phase: 4, roiModel: { calculatedSavings: 'TBD' } },
]);

describe('savingsByDepartment', () => {
  it('adds up numbers and dollar amounts in texts, the largest first, without departments that state none', () => {
    expect(savingsByDepartment(mixed)).toEqual([
      { key: 'Marketing', savingsUsd: 1000, isStated: true },
      { key: 'Sales', savingsUsd: 500, isStated: true },
    ]);
  });
});

describe('savingsByPhase', () => {
  it('keeps the order of the phases and leaves out empty ones', () => {
    expect(savingsByPhase(mixed)).toEqual([
      { key: 1, savingsUsd: 1000, isStated: true },
      { key: 2, savingsUsd: 500, isStated: true },
      { key: 4, savingsUsd: 0, isStated: false },
    ]);
  });
});

describe('hoursByDepartment', () => {
  const task = { taskName: 'Calls', teamSize: 1, hours: 2, frequency: 'Week', salary: 52_000 } as const;
  const costed = { ...task, hourlyRate: 25, annualTaskCost: 2600 };

  it('takes off what opportunities for listed tasks save', () => {
    expect(hoursByDepartment({ Sales: [costed] }, mixed)).toEqual([
      { key: 'Sales', hoursToday: 104, hoursAfter: 74 },
    ]);
  });

  it('takes off nothing for ideas that no listed task is behind, nor for other departments', () => {
    const [first] = mixed;
    const idea = mixed.flatMap((one) =>
      one === first ? [] : [{ ...one, roiModel: { ...one.roiModel, savedHours: 5 } }],
    );
    expect(hoursByDepartment({ Sales: [costed] }, idea)).toEqual([
      { key: 'Sales', hoursToday: 104, hoursAfter: 104 },
    ]);
  });

  it('adds up the tasks of a department before it rounds', () => {
    const short = { ...costed, hours: 0.2, frequency: 'Month' } as const;
    expect(hoursByDepartment({ Sales: [short, short, short] }, [])).toEqual([
      { key: 'Sales', hoursToday: 7, hoursAfter: 7 },
    ]);
  });

  it('never goes below zero and has nothing to say without tasks', () => {
    const much = mixed.map((one) => ({ ...one, roiModel: { ...one.roiModel, savedHours: 1_000_000 } }));
    expect(hoursByDepartment({ Sales: [costed] }, much)).toEqual([
      { key: 'Sales', hoursToday: 104, hoursAfter: 0 },
    ]);
    expect(hoursByDepartment({}, mixed)).toEqual([]);
    expect(hoursByDepartment({ Sales: [] }, mixed)).toEqual([]);
  });
});

it('the parts of a real analysis add up to its totals', () => {
  const { opportunities, departmentTasks } = analyze(lawOffice);
  const total = savingsTotals(opportunities).savingsUsd;
  const sum = (parts: { savingsUsd: number }[]) =>
    parts.reduce((before, part) => before + part.savingsUsd, 0);
  expect(sum(savingsByDepartment(opportunities))).toBe(total);
  expect(sum(savingsByPhase(opportunities))).toBe(total);
  expect(
    hoursByDepartment(departmentTasks, opportunities).every((part) => part.hoursAfter < part.hoursToday),
  ).toBe(true);
});
