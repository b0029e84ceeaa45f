import type { SheetData } from 'write-excel-file/node';
import { priceSources } from '@/content/analysis/costLines';
import { planTexts } from '@/content/analysis/planTexts';
import { workbookTexts as texts } from '@/content/analysis/workbook';
import type { Span } from '@/domain/analysis/investment/investmentFactors';
import { licencePrices, priceKinds, type PriceKind } from '@/domain/analysis/investment/investmentSources';
import { apart, formats, head, input, linePt, text } from './cells';

const firstRow = 2;
/** Width of the sources column, in characters. */
export const sourcesWidth = 110;
/** Row height: programs give a row one line by default, and two sources or one longer than the column need more. */
const linesOf = (sources: readonly string[]) =>
  Math.max(
    2,
    sources.reduce((lines, source) => lines + Math.ceil(source.length / sourcesWidth), 0),
  );

/** Returns the cell of a price, for the formulas of other sheets. */
export const priceCell = (kind: PriceKind, end: keyof Span): string =>
  `${texts.sheets.prices}!$${end === 'low' ? 'B' : 'C'}$${firstRow + priceKinds.indexOf(kind)}`;

const atTop = { alignVertical: 'top' } as const;
const block = { ...atTop, wrap: true } as const;

/** Returns the license and usage prices of the calculation, each with its source and date. */
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
