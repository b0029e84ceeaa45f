import { expect, test } from 'vitest';
import { metricCounts, wizardFunnel } from './overviewMetrics';

test('a run that reached the first step is a start', () => {
  const counts = { 'wizard-step-1': 9, 'wizard-step-2': 6, 'wizard-finished': 4, 'wizard-cancelled': 2 };
  expect(metricCounts({ ...counts, analysis: 5 })).toMatchObject({ wizardStarts: 9, analyses: 5, audits: 0 });
  expect(wizardFunnel(counts)).toEqual({
    started: 9,
    reached: [9, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    finished: 4,
    cancelled: 2,
    open: 3,
  });
});

test('without counts everything is zero', () => {
  expect(wizardFunnel({})).toMatchObject({ started: 0, finished: 0, cancelled: 0, open: 0 });
});
