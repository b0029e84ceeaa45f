import { expect, test } from 'vitest';
import { wizardFunnel } from './wizardFunnel';

test('counts every run at each step that it came to', () => {
  const funnel = wizardFunnel(
    [
      { furthestStep: 1, outcome: 'open', runs: 4 },
      { furthestStep: 3, outcome: 'cancelled', runs: 2 },
      { furthestStep: 2, outcome: 'finished', runs: 1 },
      { furthestStep: 4, outcome: 'finished', runs: 3 },
    ],
    4,
  );
  expect(funnel).toEqual({ started: 10, reached: [10, 6, 6, 4], finished: 4, cancelled: 2, open: 4 });
});

test('is all zeros without runs', () => {
  expect(wizardFunnel([], 2)).toEqual({ started: 0, reached: [0, 0], finished: 0, cancelled: 0, open: 0 });
});
