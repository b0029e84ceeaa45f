import fc from 'fast-check';
import { expect, it } from 'vitest';
import { investmentReturn, returnCases } from './investmentReturn';

const span = (low: number, high: number) => ({ low, high });
const costs = { oneTimeUsd: span(4_000, 8_000), runningUsd: span(500, 1_500) };

it('puts low savings against high costs, and the other way round', () => {
  const { cases, verdict } = investmentReturn({ cautious: 5_500, expected: 7_000, ambitious: 8_500 }, costs);
  expect(cases).toEqual({
    cautious: {
      savingsUsd: 5_500,
      oneTimeUsd: 8_000,
      runningUsd: 1_500,
      paybackMonths: 24,
      threeYearUsd: 4_000,
    },
    expected: {
      savingsUsd: 7_000,
      oneTimeUsd: 6_000,
      runningUsd: 1_000,
      paybackMonths: 12,
      threeYearUsd: 12_000,
    },
    ambitious: {
      savingsUsd: 8_500,
      oneTimeUsd: 4_000,
      runningUsd: 500,
      paybackMonths: 6,
      threeYearUsd: 20_000,
    },
  });
  expect(verdict).toBe('sure');
});

it.each([
  ['sure', 4_167, 9_000, 9_000],
  ['likely', 4_166, 9_000, 9_000],
  ['likely', 1_000, 3_001, 9_000],
  ['open', 1_000, 3_000, 9_000],
  ['no', 1_000, 1_500, 1_833],
])('is %s with savings of %i, %i and %i', (verdict, cautious, expected, ambitious) => {
  expect(investmentReturn({ cautious, expected, ambitious }, costs).verdict).toBe(verdict);
});

it('never pays back where running it costs what it saves', () => {
  const { cases } = investmentReturn({ cautious: 1_500, expected: 1_500, ambitious: 1_500 }, costs);
  expect(cases.cautious.paybackMonths).toBeNull();
});

it('orders its cases, and pays back within three years exactly where it is worth it', () => {
  const money = fc.integer({ min: 0, max: 1_000_000 });
  const ordered = (count: number) =>
    fc.array(money, { minLength: count, maxLength: count }).map((all) => all.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(ordered(3), ordered(2), ordered(2), (savings, once, running) => {
      const [cautious = 0, expected = 0, ambitious = 0] = savings;
      const { cases } = investmentReturn(
        { cautious, expected, ambitious },
        { oneTimeUsd: span(once[0] ?? 0, once[1] ?? 0), runningUsd: span(running[0] ?? 0, running[1] ?? 0) },
      );
      const months = returnCases.map((name) => cases[name].paybackMonths ?? Number.POSITIVE_INFINITY);
      expect(months).toEqual(months.toSorted((a, b) => b - a));
      const values = returnCases.map((name) => cases[name].threeYearUsd);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      for (const name of returnCases) {
        const { paybackMonths, threeYearUsd, savingsUsd, runningUsd } = cases[name];
        if (paybackMonths !== null && paybackMonths > 1 && paybackMonths < 36)
          expect(threeYearUsd).toBeGreaterThan(0);
        if (threeYearUsd > 0) expect(paybackMonths).toBeLessThanOrEqual(36);
        if (paybackMonths === null) expect(savingsUsd).toBeLessThanOrEqual(runningUsd);
      }
    }),
  );
});
