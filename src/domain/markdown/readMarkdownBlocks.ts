import type { AlignType, List as MarkdownList, RootContent, Table } from 'mdast';
import type { Block, List, TableCell } from '../blog/Body';
import type { MarkdownReferences } from './MarkdownReferences';
import { readMarkdownInlines } from './readMarkdownInlines';

/** Blocks of Markdown as pages show them. HTML is shown as the text that it is, definitions are not shown. */
export function readMarkdownBlocks(blocks: readonly RootContent[], references: MarkdownReferences): Block[] {
  return blocks.flatMap((block) => readBlock(block, references));
}

function readBlock(block: RootContent, references: MarkdownReferences): Block[] {
  switch (block.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', children: readMarkdownInlines(block.children, references) }];
    case 'heading':
      return [
        {
          kind: 'heading',
          level: levelOf(block.depth),
          children: readMarkdownInlines(block.children, references),
        },
      ];
    case 'blockquote':
      return [{ kind: 'quote', blocks: readMarkdownBlocks(block.children, references) }];
    case 'list':
      return [readList(block, references)];
    case 'code':
      return [{ kind: 'code', language: block.lang ?? '', code: block.value }];
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    case 'table':
      return [readTable(block, references)];
    case 'html':
      return [{ kind: 'paragraph', children: [{ kind: 'text', text: block.value, marks: [] }] }];
    default:
      return [];
  }
}

/** The page has an h1 of its own, so a body begins at h2. */
function levelOf(depth: number): 2 | 3 | 4 {
  if (depth === 3) return 3;
  return depth > 3 ? 4 : 2;
}

function readList({ ordered, start, children }: MarkdownList, references: MarkdownReferences): List {
  const hasBoxes = children.some(({ checked }) => typeof checked === 'boolean');
  return {
    kind: 'list',
    style: ordered ? 'number' : hasBoxes ? 'check' : 'bullet',
    start: start ?? 1,
    items: children.map((item) => ({
      isChecked: item.checked ?? null,
      blocks: readMarkdownBlocks(item.children, references),
    })),
  };
}

/** Every row as long as the first: GFM fills up what is missing and drops what is too much. */
function readTable({ align, children }: Table, references: MarkdownReferences): Block {
  const columns = children[0]?.children ?? [];
  const rows = children.map((row, rowIndex) =>
    columns.map((_, column): TableCell => {
      const inlines = readMarkdownInlines(row.children[column]?.children ?? [], references);
      const blocks: Block[] = inlines.length > 0 ? [{ kind: 'paragraph', children: inlines }] : [];
      return { isHeader: rowIndex === 0, align: alignOf(align?.[column]), columns: 1, rows: 1, blocks };
    }),
  );
  return { kind: 'table', rows };
}

const alignOf = (align: AlignType | undefined): TableCell['align'] => align ?? null;
