import type { SheetData } from 'write-excel-file/node';
import { priceSources } from '@/content/analysis/costLines';
import { planTexts } from '@/content/analysis/planTexts';
import { workbookTexts as texts } from '@/content/analysis/workbook';
import type { Span } from '@/domain/analysis/investment/investmentFactors';
import { licencePrices, priceKinds, type PriceKind } from '@/domain/analysis/investment/investmentSources';
import { formats, head, input, text } from './cells';

const firstRow = 2;

/** Where a price stands, for the formulas of other sheets. */
export const priceCell = (kind: PriceKind, end: keyof Span): string =>
  `${texts.sheets.prices}!$${end === 'low' ? 'B' : 'C'}$${firstRow + priceKinds.indexOf(kind)}`;

/** What licences and their use are counted with, each with where it comes from and as of when. */
export function pricesSheet(): SheetData {
  return [
    texts.prices.map(head),
    ...licencePrices.map((price) => [
      { ...text(planTexts.prices[price.kind]), wrap: true },
      input(price.usd.low, formats.usd),
      input(price.usd.high, formats.usd),
      { ...text(priceSources(price).join('\n')), wrap: true },
    ]),
    [text(planTexts.pricesNote)],
  ];
}
