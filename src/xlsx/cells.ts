import { withoutNonXml } from '@/domain/text/withoutNonXml';
import type { Cell, CellObject } from 'write-excel-file/node';

export const linePt = 15;

/**
 * Characters that the library drops when it writes a text; removed earlier, so that what surrounds them can't become an
 * escape sequence.
 */
const leftOut = /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}\ufffd]/gu;

/**
 * Programs read `_x0041_` as an A: the format's own escape, so its underscore is escaped too (ECMA-376, ST_Xstring).
 */
const escaped = (value: string): string =>
  withoutNonXml(value)
    .replace(/\r\n?/gu, '\n')
    .replace(leftOut, '')
    .replace(/_(?=x[\da-f]{4}_)/giu, '_x005F_');

/** Returns a text cell. Text is never parsed as a formula, whatever it starts with. */
export const text = (value: string): CellObject => ({ type: String, value: escaped(value) });
/** A text after a numeric column, indented because numbers are right-aligned. */
export const apart = (value: string): CellObject => ({ ...text(value), align: 'left', indent: 1 });
export const bold = (value: string): CellObject => ({ ...text(value), fontWeight: 'bold' });
/** Height of three lines: programs give a row one line by default. */
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

/** An input or assumption: changing it changes the figures that depend on it. */
export const input = (value: number, format: string = formats.count): CellObject => ({
  ...number(value, format),
  backgroundColor: inputColor,
});

export const inputText = (value: string): CellObject => ({ ...apart(value), backgroundColor: inputColor });

/** Result of a formula. */
export type Result = number | string;

/** A formula cell with the engine's result, for programs that don't calculate. */
export interface FormulaCell extends CellObject {
  type: 'Formula';
  /** Formula without the leading equals sign, as in the file. */
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

/** Number formats in the spreadsheet's syntax. */
export const formats = {
  count: '#,##0.##',
  whole: '#,##0',
  usd: '$#,##0;-$#,##0',
  cents: '$#,##0.00',
  percent: '0%',
} as const;
