import type { AlignType, PhrasingContent, Table } from 'mdast';
import type { ConversionContext } from './ConversionContext';
import { elementNode } from './elementNode';
import type { LexicalNode } from './LexicalBody';
import { NotNative } from './NotNative';
import { phrasingToLexical } from './phrasingToLexical';

/** What the editor gives columns that have no width. */
const editorColumnWidthPx = 92;

/** A table as the editor has it: every row as long as the first one, and the alignment of a column in each of its cells. */
export function tableToLexical({ align, children }: Table, context: ConversionContext): LexicalNode {
  const columns = children[0]?.children.length ?? 0;
  const rows = children.map((row, rowIndex) => {
    if (row.children.length > columns) throw new NotNative();
    const cells = Array.from({ length: columns }, (_, column) =>
      cellNode(row.children[column]?.children ?? [], align?.[column] ?? null, rowIndex === 0, context),
    );
    return elementNode('tablerow', cells);
  });
  return elementNode('table', rows, { colWidths: Array<number>(columns).fill(editorColumnWidthPx) });
}

function cellNode(
  words: readonly PhrasingContent[],
  align: AlignType,
  isHeader: boolean,
  context: ConversionContext,
): LexicalNode {
  const inlines = phrasingToLexical(words, context);
  const textFormat = inlines.find(({ type }) => type === 'text')?.format ?? 0;
  const paragraph = elementNode('paragraph', inlines, { format: align ?? '', textFormat, textStyle: '' });
  const fields = { backgroundColor: null, colSpan: 1, rowSpan: 1, headerState: isHeader ? 1 : 0 };
  return elementNode('tablecell', [paragraph], fields);
}
