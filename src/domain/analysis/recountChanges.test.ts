import { expect, it } from 'vitest';
import { analysisOf } from './fixtures/analysisOf';
import { lawOffice } from './fixtures/lawOffice';
import { readOpportunities } from './readOpportunities';
import { recountChanges } from './recountChanges';
import { savingsTotals } from './totals';

const before = readOpportunities(analysisOf(lawOffice).opportunities);
const { savingsUsd } = savingsTotals(before);

it('finds nothing where nothing changed, in whatever order', () => {
  expect(recountChanges(before, before.toReversed())).toEqual({
    savingsUsd: { before: savingsUsd, after: savingsUsd },
    moved: [],
    added: [],
    dropped: [],
  });
});

it('names what moved, what is new and what is gone, by its present name', () => {
  const [first, second, ...others] = before;
  if (!first || !second) throw new Error('Expected two opportunities');
  const after = [
    { ...second, name: 'Renamed', phase: 4 as const },
    ...others,
    {
      ...first,
      id: 'new',
      name: 'New',
      roiModel: { ...first.roiModel, calculatedSavings: 1_000 },
    },
  ];
  const lostUsd = Number(first.roiModel.calculatedSavings);
  expect(recountChanges(before, after)).toEqual({
    savingsUsd: { before: savingsUsd, after: savingsUsd - lostUsd + 1_000 },
    moved: ['Renamed'],
    added: ['New'],
    dropped: [first.name],
  });
});
