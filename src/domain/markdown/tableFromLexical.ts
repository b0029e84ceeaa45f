import type { AlignType, PhrasingContent, Table, TableCell, TableRow } from 'mdast';
import { isRecord } from '../isRecord';
import { phrasingFromLexical } from './phrasingFromLexical';

const childrenOf = (node: unknown): unknown[] =>
  isRecord(node) && Array.isArray(node.children) ? node.children : [];

/** A table of the editor's as Markdown: the first row is its head, and a cell holds one line of words. */
export function tableFromLexical(rows: readonly unknown[]): Table[] {
  const [head] = rows;
  if (!head) return [];
  const align = childrenOf(head).map(alignOf);
  return [{ type: 'table', align, children: rows.map(rowOf) }];
}

const rowOf = (row: unknown): TableRow => ({ type: 'tableRow', children: childrenOf(row).map(cellOf) });

function alignOf(cell: unknown): AlignType {
  const [paragraph] = childrenOf(cell);
  const format = isRecord(paragraph) ? paragraph.format : null;
  return format === 'left' || format === 'center' || format === 'right' ? format : null;
}

function cellOf(cell: unknown): TableCell {
  const parts = childrenOf(cell).map((block) =>
    phrasingFromLexical(isRecord(block) ? childrenOf(block) : []),
  );
  const filled = parts.filter((part) => part.length > 0);
  const space: PhrasingContent = { type: 'text', value: ' ' };
  return { type: 'tableCell', children: filled.flatMap((part, at) => (at === 0 ? part : [space, ...part])) };
}
