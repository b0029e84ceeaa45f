import type { Code, List, ListItem, Paragraph, RootContent, Table } from 'mdast';
import { readPictureAddress } from '../blog/pictureAddress';
import { captionMaxLength } from '../blog/pictureWidths';
import { codeLimits } from './codeLimits';
import type { ConversionContext } from './ConversionContext';
import { elementNode } from './elementNode';
import { readKeptWhole } from './keptWhole';
import type { LexicalNode } from './LexicalBody';
import { looseState } from './listState';
import { markedCells, type MarkedCell } from './markedCells';
import { notNative } from './notNative';
import { oneLine } from './oneLine';
import { phrasingToLexical } from './phrasingToLexical';
import { isLoose } from './sameTree';

/**
 * Converts a list to the editor's structure: items contain text, and a nested list is in an item of its own after them.
 */
function listToLexical(list: List, context: ConversionContext, level = 0): LexicalNode {
  const listType = listTypeOf(list);
  const start = list.start ?? 1;
  const children: LexicalNode[] = [];
  let value = start;
  for (const item of list.children) {
    const { words, nested } = partsOf(item, context);
    const fields = { indent: level, ...(listType === 'check' ? { checked: false } : {}) };
    if (words) {
      const isDone = item.checked === true ? { checked: true } : {};
      children.push(elementNode('listitem', words, { ...fields, ...isDone, value: value++ }));
    }
    if (nested) {
      const inner = listToLexical(nested, context, level + 1);
      children.push(elementNode('listitem', [inner], { ...fields, value }));
    }
  }
  const tag = listType === 'number' ? 'ol' : 'ul';
  const state = isLoose(list) ? { $: { [looseState]: true } } : {};
  return elementNode('list', children, { listType, start, tag, ...state });
}

/** Checklists need checkboxes in all items and no numbers. */
function listTypeOf({ ordered, children }: List): 'bullet' | 'number' | 'check' {
  const boxes = children.filter(({ checked }) => typeof checked === 'boolean').length;
  if (boxes === 0) return ordered ? 'number' : 'bullet';
  if (ordered || boxes < children.length) throw notNative;
  return 'check';
}

/** Splits an item into text and nested lists; no text if the item contains only a list. */
function partsOf({ children }: ListItem, context: ConversionContext) {
  const [first, second, ...rest] = children;
  if (rest.length > 0) throw notNative;
  if (!first) return { words: [], nested: null };
  if (first.type === 'list' && !second) return { words: null, nested: first };
  if (first.type !== 'paragraph' || (second && second.type !== 'list')) throw notNative;
  return { words: phrasingToLexical(first.children, context), nested: second ?? null };
}

/** The editor's default width of columns. */
const editorColumnWidthPx = 92;

/**
 * Converts a table to the editor's structure: every row has the length of the first one, except for cells covered by
 * others, and each cell has its column's alignment.
 */
function tableToLexical(table: Table, context: ConversionContext): LexicalNode {
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
  // The editor stores both as bits of one number.
  const headerState = (isOfHeadRow ? 1 : 0) + (isOfHeadColumn ? 2 : 0);
  return elementNode('tablecell', paragraphs, {
    ...{ backgroundColor: null, colSpan: columns, rowSpan: rows, headerState },
  });
}

/**
 * Converts a block of Markdown to the editor's node.
 * @throws notNative if the editor has no node for a part of it
 */
export function blockToLexical(block: RootContent, context: ConversionContext): LexicalNode {
  switch (block.type) {
    case 'paragraph':
      return pictureToLexical(block, context) ?? paragraph(block, context);
    case 'heading':
      // The editor offers only these levels: the page has its own h1.
      if (block.depth < 2 || block.depth > 4) throw notNative;
      return elementNode('heading', phrasingToLexical(block.children, context), { tag: `h${block.depth}` });
    case 'blockquote': {
      const [first, ...rest] = block.children;
      if (first?.type !== 'paragraph' || rest.length > 0) throw notNative;
      return elementNode('quote', phrasingToLexical(first.children, context));
    }
    case 'list':
      return listToLexical(block, context);
    case 'table':
      return tableToLexical(block, context);
    case 'code':
      return codeToLexical(block, context);
    case 'thematicBreak':
      return { type: 'horizontalrule', version: 1 };
    case 'html': {
      const kept = readKeptWhole(
        block.value,
        (name) => context.pictures.find(({ filename }) => filename === name)?.id,
      );
      if (!kept) throw notNative;
      return kept;
    }
    default:
      throw notNative;
  }
}

function paragraph({ children }: Paragraph, context: ConversionContext): LexicalNode {
  const inlines = phrasingToLexical(children, context);
  const first = inlines.find(({ type }) => type === 'text');
  return elementNode('paragraph', inlines, { textFormat: first?.format ?? 0, textStyle: '' });
}

/** Converts a paragraph that contains only one of the site's images. */
function pictureToLexical({ children }: Paragraph, context: ConversionContext): LexicalNode | null {
  const [only, ...rest] = children;
  const address = only?.type === 'image' && rest.length === 0 ? readPictureAddress(only.url) : null;
  if (only?.type !== 'image' || !address || !isCaption(only.title)) return null;
  const { filename, width } = address;
  const picture = context.pictures.find((each) => each.filename === filename && each.alt === only.alt);
  if (!picture) return null;
  const fields = { ...(only.title ? { caption: only.title } : {}), ...(width ? { width } : {}) };
  const id = context.ids.next();
  return { type: 'upload', version: 3, format: '', id, fields, relationTo: 'media', value: picture.id };
}

const isCaption = (title: string | null | undefined): boolean =>
  !title || (title.length <= captionMaxLength && title === oneLine(title));

function codeToLexical({ lang, meta, value }: Code, { ids }: ConversionContext): LexicalNode {
  // The editor requires content.
  if (value === '' || (lang?.length ?? 0) > codeLimits.language || (meta?.length ?? 0) > codeLimits.meta) {
    throw notNative;
  }
  const names = { language: lang ?? '', ...(meta ? { meta } : {}) };
  return blockNode('code', { ...names, code: value }, ids.next());
}

/** Returns a node of one of our custom editor blocks. */
export const blockNode = (blockType: string, fields: Record<string, string>, id: string): LexicalNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id, blockName: '', blockType, ...fields },
});
