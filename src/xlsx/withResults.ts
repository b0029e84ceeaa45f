import type { Sheet } from 'write-excel-file/node';
import { isFormula } from './cells';

/** The library writes formulas without what they come to: previews on a phone or in a mail would show empty cells. */
export const withResults = (sheets: readonly Sheet<never>[]) => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml: string, _options: unknown, { sheetIndex }: { sheetIndex: number }) =>
          xml.replaceAll(
            formulaCell,
            (written, column: string, row: string, rest: string, formula: string) => {
              const cell = sheets[sheetIndex]?.data[Number(row) - 1]?.[column.charCodeAt(0) - firstLetter];
              if (!isFormula(cell)) return written;
              const type = typeof cell.result === 'string' ? ' t="str"' : '';
              return `<c r="${column}${row}"${rest}${type}>${formula}<v>${cell.result}</v></c>`;
            },
          ),
      },
    },
  },
});

const firstLetter = 'A'.charCodeAt(0);
/** Our sheets have fewer columns than letters. */
const formulaCell = /<c r="([A-Z])(\d+)"([^>]*)>(<f>[^<]*<\/f>)<\/c>/gu;
