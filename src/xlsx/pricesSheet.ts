import type { SheetData } from 'write-excel-file/node';
import { priceSources } from '@/content/analysis/costLines';
import { planTexts } from '@/content/analysis/planTexts';
import { workbookTexts as texts } from '@/content/analysis/workbook';
import type { Span } from '@/domain/analysis/investment/investmentFactors';
import { licencePrices, priceKinds, type PriceKind } from '@/domain/analysis/investment/investmentSources';
import { apart, formats, head, input, linePt, text } from './cells';

const firstRow = 2;
/** Of the sources' column, in letters. */
export const sourcesWidth = 110;
/** Programs give a row one line unless told; sources have two of some words more than the column holds. */
const linesOf = (sources: readonly string[]) =>
  Math.max(
    2,
    sources.reduce((lines, source) => lines + Math.ceil(source.length / sourcesWidth), 0),
  );

/** Where a price stands, for the formulas of other sheets. */
export const priceCell = (kind: PriceKind, end: keyof Span): string =>
  `${texts.sheets.prices}!$${end === 'low' ? 'B' : 'C'}$${firstRow + priceKinds.indexOf(kind)}`;

const atTop = { alignVertical: 'top' } as const;
const block = { ...atTop, wrap: true } as const;

/** What licences and their use are counted with, each with where it comes from and as of when. */
export function pricesSheet(): SheetData {
  return [
    texts.prices.map(head),
    ...licencePrices.map((price) => {
      const sources = priceSources(price);
      return [
        { ...text(planTexts.prices[price.kind]), ...block, height: linesOf(sources) * linePt },
        { ...input(price.usd.low, formats.usd), ...atTop },
        { ...input(price.usd.high, formats.usd), ...atTop },
        { ...apart(sources.join('\n')), ...block },
      ];
    }),
    [text(planTexts.pricesNote)],
  ];
}
