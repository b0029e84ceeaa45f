import type { List as MarkdownList, Paragraph, RootContent, Table } from 'mdast';
import type { Block, List, TableCell } from '../blog/Body';
import { namedPicture } from '../blog/Picture';
import { readPictureAddress } from '../blog/pictureAddress';
import { readKeptWhole } from './keptWhole';
import { markedCells, plainCells } from './markedCells';
import type { MarkdownReferences } from './MarkdownReferences';
import { readMarkdownInlines } from './readMarkdownInlines';
import { withoutComments } from './withoutComments';

/** Converts Markdown blocks for pages. HTML is shown as text; its comments, and definitions, are not shown. */
export function readMarkdownBlocks(blocks: readonly RootContent[], references: MarkdownReferences): Block[] {
  return blocks.flatMap((block) => readBlock(block, references));
}

function readBlock(block: RootContent, references: MarkdownReferences): Block[] {
  switch (block.type) {
    case 'paragraph':
      return [
        readPicture(block) ?? {
          kind: 'paragraph',
          children: readMarkdownInlines(block.children, references),
        },
      ];
    case 'heading':
      return [
        {
          kind: 'heading',
          level: block.depth,
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
      return htmlAsText(block.value, references);
    default:
      return [];
  }
}

function htmlAsText(html: string, references: MarkdownReferences): Block[] {
  // The names of its images don't suffice.
  const kept = readKeptWhole(html, () => 0);
  if (kept) return references.kept(kept);
  const text = withoutComments(html);
  return text.trim() === '' && text !== html
    ? []
    : [{ kind: 'paragraph', children: [{ kind: 'text', text, marks: [] }] }];
}

/** Converts a paragraph that contains only one of the site's images, with its title as caption. */
function readPicture({ children: [only, ...rest] }: Paragraph): Block | null {
  const address = only?.type === 'image' && rest.length === 0 ? readPictureAddress(only.url) : null;
  if (only?.type !== 'image' || !address) return null;
  return {
    ...{ kind: 'image', picture: namedPicture(address.filename, only.alt ?? '') },
    ...(only.title ? { caption: only.title } : {}),
    ...(address.width ? { width: address.width } : {}),
  };
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

/** Makes every row as long as the first, as GFM does: adds missing cells and drops surplus ones. */
function readTable(table: Table, references: MarkdownReferences): Block {
  const rows = (markedCells(table) ?? plainCells(table)).map((cells) =>
    cells.map((cell): TableCell => {
      const blocks = cell.paragraphs.flatMap((words): Block[] => {
        const children = readMarkdownInlines(words, references);
        return children.length > 0 ? [{ kind: 'paragraph', children }] : [];
      });
      const isHeader = cell.isOfHeadRow || cell.isOfHeadColumn;
      const align = table.align?.[cell.column] ?? null;
      return { isHeader, align, columns: cell.columns, rows: cell.rows, blocks };
    }),
  );
  return { kind: 'table', rows };
}
