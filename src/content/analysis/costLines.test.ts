import { expect, it } from 'vitest';
import { estimateGroundwork, estimateInvestment } from '@/domain/analysis/investment/estimateInvestment';
import { licencePrices } from '@/domain/analysis/investment/investmentSources';
import { costLines, priceSources } from './costLines';

const task = { teamSize: 3, hours: 14, frequency: 'Week', salary: 70_000 } as const;
const rate = { dayRateUsd: 1_200 };

it('says of each cost what it is the sum of', () => {
  const investment = estimateInvestment(task, 'Low', { ...rate, isOnOwnMachines: false });
  expect(costLines({ investment }, rate)).toEqual({
    once: {
      total: '$2,842 to $5,564',
      parts: ['2.2 to 4.3 days: $2,640 to $5,160', '6 to 12 hours to learn it: $202 to $404'],
    },
    running: {
      total: '$504 to $4,512',
      parts: ['tool: $240 to $2,400', 'seats: $0 to $1,080', 'upkeep: $264 to $1,032'],
    },
  });
});

it('names no part that costs nothing', () => {
  const investment = estimateGroundwork(10_000, 'Low', 1_200);
  expect(costLines({ investment }, rate)).toEqual({
    once: { total: '$600 to $1,800', parts: ['0.5 to 1.5 days: $600 to $1,800'] },
    running: { total: '$0', parts: [] },
  });
});

it('gives each price a source with its date and address, or says that it is an assumption of a date', () => {
  for (const price of licencePrices)
    for (const source of priceSources(price))
      expect(source).toMatch(
        /\(as of (\w+ )?20\d\d\): https:\/\/\S+$|^Our planning assumption as of \w+ 20\d\d; no published price$/,
      );
  expect(licencePrices.map(({ sources }) => sources.length)).toEqual([0, 1, 0, 1]);
});
