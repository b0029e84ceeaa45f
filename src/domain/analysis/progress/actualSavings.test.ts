import { expect, it } from 'vitest';
import { actualSavings } from './actualSavings';

const task = { teamSize: 3, hours: 14, frequency: 'Week', salary: 70_000 } as const;

it.each([
  // 2,184 hours a year before. 70,000 ÷ 2,080 = 33.653846 an hour.
  [100, { hours: 984, usd: 33_115 }],
  [182, { hours: 0, usd: 0 }],
  [0, { hours: 2_184, usd: 73_500 }],
  [200, { hours: -216, usd: -7_269 }],
])('counts what %i hours a month mean for a year', (hoursAMonth, expected) => {
  expect(actualSavings(task, hoursAMonth)).toEqual(expected);
});

it('counts from hours that there can be', () => {
  const impossible = { teamSize: 1, hours: 40, frequency: 'Day', salary: 41_600 } as const;
  expect(actualSavings(impossible, 0)).toEqual({ hours: 2_080, usd: 41_600 });
});
