import { expect, it } from 'vitest';
import type { StoredOpportunity } from '../readOpportunities';
import { missedHours } from './missedHours';

const estimate = (savedHours: number) => ({ share: 0.5, savedHours, savingsUsd: savedHours * 30 });
const project = {
  roiModel: {
    savedHours: 400,
    calculatedSavings: 12_000,
    assumptions: '',
    range: { cautious: estimate(300), expected: estimate(400), ambitious: estimate(450) },
  },
} as Pick<StoredOpportunity, 'roiModel'>;
const saved = (hours: number) => ({ hours, usd: hours * 30 });

it.each([
  ['running', saved(299), 300],
  ['done', saved(-20), 300],
  ['running', saved(300), undefined],
  ['planned', saved(0), undefined],
  ['dropped', saved(0), undefined],
  ['running', null, undefined],
] as const)('finds that a %s project saves less than the low estimate: %o', (status, actual, hours) => {
  expect(missedHours(project, { status, actual })).toBe(hours);
});

it('finds nothing where an older analysis states no range', () => {
  const { range: _range, ...roiModel } = project.roiModel;
  expect(missedHours({ roiModel }, { status: 'done', actual: saved(0) })).toBeUndefined();
});
