import type { Table } from 'mdast';
import type { ConversionContext } from './ConversionContext';
import { elementNode } from './elementNode';
import type { LexicalNode } from './LexicalBody';
import { markedCells, type MarkedCell } from './markedCells';
import { notNative } from './notNative';
import { phrasingToLexical } from './phrasingToLexical';

/** What the editor gives columns that have no width. */
const editorColumnWidthPx = 92;

/**
 * A table as the editor has it: every row as long as the first one, but for what other cells cover, and the alignment of a
 * column in each of its cells.
 */
export function tableToLexical(table: Table, context: ConversionContext): LexicalNode {
  const { align, children } = table;
  const columns = children[0]?.children.length ?? 0;
  const cells = markedCells(table);
  if (!cells || children.some((row) => row.children.length > columns)) throw notNative;
  const rows = cells.map((row) =>
    elementNode(
      'tablerow',
      row.map((cell) => cellNode(cell, align?.[cell.column] ?? '', context)),
    ),
  );
  return elementNode('table', rows, { colWidths: Array<number>(columns).fill(editorColumnWidthPx) });
}

function cellNode(cell: MarkedCell, format: string, context: ConversionContext): LexicalNode {
  const { columns, rows, isOfHeadRow, isOfHeadColumn } = cell;
  const paragraphs = cell.paragraphs.map((part) => {
    const inlines = phrasingToLexical(part, context);
    const textFormat = inlines.find(({ type }) => type === 'text')?.format ?? 0;
    return elementNode('paragraph', inlines, { format, textFormat, textStyle: '' });
  });
  // The editor keeps the two as bits of one number.
  const headerState = (isOfHeadRow ? 1 : 0) + (isOfHeadColumn ? 2 : 0);
  return elementNode('tablecell', paragraphs, {
    ...{ backgroundColor: null, colSpan: columns, rowSpan: rows, headerState },
  });
}
