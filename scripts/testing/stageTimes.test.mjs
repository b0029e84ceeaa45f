import { expect, it } from 'vitest';
import { outgrownStages, timeTable } from './stageTimes.mjs';

const times = [
  { title: 'Types', wallSeconds: 12.4, cpuSeconds: 19.6, cpuShare: 40 },
  { title: 'Unit tests', wallSeconds: 90, cpuSeconds: 151, cpuShare: 150 },
];

it('lists each stage with its times', () => {
  expect(timeTable(times)).toBe(
    [
      'Stage            wall  processor      share',
      'Types            12 s       20 s       40 s',
      'Unit tests       90 s      151 s      150 s',
    ].join('\n'),
  );
});

it('names stages that took more than their share', () => {
  expect(outgrownStages(times)).toEqual([
    expect.stringMatching(/^Unit tests took 151 s .* its share is 150 s/),
  ]);
});
