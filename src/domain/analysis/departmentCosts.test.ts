import { describe, expect, it } from 'vitest';
import { departmentCosts } from './departmentCosts';

const task = (annualTaskCost: number) => ({
  taskName: 'Calls',
  teamSize: 1,
  hours: 1,
  frequency: 'Week' as const,
  salary: 50_000,
  hourlyRate: 24.04,
  annualTaskCost,
});

describe('departmentCosts', () => {
  it('sums up each department, and names those without tasks behind the others', () => {
    const costs = departmentCosts({ Sales: [task(1_000), task(250)], Finance: [task(7)] }, [
      'Marketing',
      'Sales',
    ]);
    expect(costs.map(({ department, tasks, totalUsd }) => [department, tasks.length, totalUsd])).toEqual([
      ['Sales', 2, 1_250],
      ['Finance', 1, 7],
      ['Marketing', 0, 0],
    ]);
  });
});
