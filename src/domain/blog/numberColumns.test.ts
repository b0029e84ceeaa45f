import { describe, expect, it } from 'vitest';
import type { TableCell } from './Body';
import { numberColumns } from './numberColumns';

function cell(words: string, columns = 1): TableCell {
  return {
    isHeader: false,
    align: null,
    columns,
    rows: 1,
    blocks: [{ kind: 'paragraph', children: [{ kind: 'text', text: words, marks: [] }] }],
  };
}

const row = (...words: string[]) => words.map((word) => cell(word));

describe('numberColumns', () => {
  it('finds the columns of numbers, whatever their unit', () => {
    const rows = [
      row('Task', 'Hours', 'A year', 'Share', 'Weeks'),
      row('Invoices', '385 h', '$70,875', '−12%', '8–12'),
      row('Mail', '4.5', '$1,250.50', '100 %', '3'),
    ];
    expect([...numberColumns(rows)]).toEqual([1, 2, 3, 4]);
  });

  it('leaves words, dates in words and gaps to the left', () => {
    const rows = [
      row('Phase', 'Length', 'Start'),
      row('1', 'two weeks', '5 March 2026'),
      row('', '3 weeks', '9'),
    ];
    expect([...numberColumns(rows)]).toEqual([]);
  });

  it('says nothing of tables with merged cells or without rows', () => {
    expect([...numberColumns([row('a'), [cell('1', 2)]])]).toEqual([]);
    expect([...numberColumns([row('a')])]).toEqual([]);
  });
});
