import type { CellObject } from 'write-excel-file/node';

/** What can stand in a cell of ours. A text is never read as a formula, whatever it begins with. */
export const text = (value: string): CellObject => ({ type: String, value });
export const bold = (value: string): CellObject => ({ type: String, value, fontWeight: 'bold' });
export const head = (value: string): CellObject => ({
  ...bold(value),
  wrap: true,
  alignVertical: 'bottom',
  bottomBorderStyle: 'medium',
});

const inputColor = '#E3EFE9';

/** A number that was entered or assumed: whoever changes it changes what follows from it. */
export const input = (value: number, format: string = formats.count): CellObject => ({
  type: Number,
  value,
  format,
  backgroundColor: inputColor,
});

export const inputText = (value: string): CellObject => ({ ...text(value), backgroundColor: inputColor });

export const formula = (value: string, format: string = formats.usd): CellObject => ({
  type: 'Formula',
  value: `=${value}`,
  format,
});

export const boldFormula = (value: string, format: string = formats.usd): CellObject => ({
  ...formula(value, format),
  fontWeight: 'bold',
});

/** How numbers are written, in the spreadsheet's own words. */
export const formats = {
  count: '#,##0.##',
  whole: '#,##0',
  usd: '$#,##0;-$#,##0',
  cents: '$#,##0.00',
  percent: '0%',
} as const;
