import { withoutNonXml } from '@/domain/text/withoutNonXml';
import type { Cell, CellObject } from 'write-excel-file/node';

export const linePt = 15;

/** The library leaves them out when it writes a text, which must not make an escape of what stood around them. */
const leftOut = /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}\ufffd]/gu;

/** Programs read `_x0041_` as an A: the format's own escape, which escapes its underscore as well (ECMA-376, ST_Xstring). */
const escaped = (value: string): string =>
  withoutNonXml(value)
    .replace(/\r\n?/gu, '\n')
    .replace(leftOut, '')
    .replace(/_(?=x[\da-f]{4}_)/giu, '_x005F_');

/** What can stand in a cell of ours. A text is never read as a formula, whatever it begins with. */
export const text = (value: string): CellObject => ({ type: String, value: escaped(value) });
/** After a number, which stands at the right of its own cell. */
export const apart = (value: string): CellObject => ({ ...text(value), align: 'left', indent: 1 });
export const bold = (value: string): CellObject => ({ ...text(value), fontWeight: 'bold' });
/** Of three lines at most: programs give a row one unless told. */
export const head = (value: string): CellObject => ({
  ...bold(value),
  wrap: true,
  height: 3 * linePt,
  alignVertical: 'bottom',
  bottomBorderStyle: 'medium',
});

const inputColor = '#E3EFE9';

export const number = (value: number, format: string = formats.count): CellObject => ({
  type: Number,
  value,
  format,
});

/** A number that was entered or assumed: whoever changes it changes what follows from it. */
export const input = (value: number, format: string = formats.count): CellObject => ({
  ...number(value, format),
  backgroundColor: inputColor,
});

export const inputText = (value: string): CellObject => ({ ...apart(value), backgroundColor: inputColor });

/** What a formula comes to. */
export type Result = number | string;

/** A cell that follows from others, with what the engine makes of it: what programs show that don't calculate. */
export interface FormulaCell extends CellObject {
  type: 'Formula';
  /** Without the sign before it, as the file has it. */
  value: string;
  result: Result;
}

export const formula = (value: string, result: Result, format: string = formats.usd): FormulaCell => ({
  type: 'Formula',
  value,
  result,
  format,
});

export const boldFormula = (value: string, result: Result, format: string = formats.usd): FormulaCell => ({
  ...formula(value, result, format),
  fontWeight: 'bold',
});

export const isFormula = (cell: Cell | undefined): cell is FormulaCell =>
  typeof cell === 'object' && cell !== null && 'type' in cell && cell.type === 'Formula';

/** How numbers are written, in the spreadsheet's own words. */
export const formats = {
  count: '#,##0.##',
  whole: '#,##0',
  usd: '$#,##0;-$#,##0',
  cents: '$#,##0.00',
  percent: '0%',
} as const;
