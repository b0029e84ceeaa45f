import { blogLimits } from './blogLimits';
import type { Block, Inline, ListItem, Mark, TableCell } from './Body';
import { isRecord } from './isRecord';
import { isSafeHref } from './isSafeHref';
import { readPicture } from './Picture';

type Node = Record<string, unknown>;

/** Lexical keeps the formats of a text as bits of one number. */
const markBits: readonly (readonly [number, Mark])[] = [
  [1, 'bold'],
  [2, 'italic'],
  [4, 'strikethrough'],
  [16, 'code'],
];

const inlineTypes = new Set(['text', 'linebreak', 'tab', 'link', 'autolink']);
const listStyles = { bullet: 'bullet', number: 'number', check: 'check' } as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown, otherwise: number): number =>
  Number.isInteger(value) ? Number(value) : otherwise;
const childrenOf = ({ children }: Node): Node[] => (Array.isArray(children) ? children.filter(isRecord) : []);

/**
 * Reads a stored body (Lexical's JSON, from the editor or from anybody who may write posts). Kinds of nodes that it
 * doesn't know give what is inside of them; anything malformed gives nothing. It never throws.
 */
export function readBody(body: unknown): Block[] {
  return isRecord(body) && isRecord(body.root) ? readBlocks(childrenOf(body.root), 0) : [];
}

/** Texts that stand between blocks become paragraphs. */
function readBlocks(nodes: Node[], depth: number): Block[] {
  if (depth > blogLimits.bodyMaxDepth) return [];
  const blocks: Block[] = [];
  let stray: Node[] = [];
  const closeParagraph = () => {
    if (stray.length > 0) blocks.push({ kind: 'paragraph', children: readInlines(stray, depth + 1) });
    stray = [];
  };
  for (const node of nodes) {
    if (inlineTypes.has(textOf(node.type))) {
      stray.push(node);
    } else {
      closeParagraph();
      blocks.push(...readBlock(node, depth));
    }
  }
  closeParagraph();
  return blocks;
}

function readBlock(node: Node, depth: number): Block[] {
  const children = childrenOf(node);
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', children: readInlines(children, depth + 1) }];
    case 'heading':
      return [{ kind: 'heading', level: headingLevel(node), children: readInlines(children, depth + 1) }];
    case 'quote':
      return [{ kind: 'quote', blocks: readBlocks(children, depth + 1) }];
    case 'list':
      return [readList(node, depth + 1)];
    case 'horizontalrule':
      return [{ kind: 'rule' }];
    case 'upload':
      return readImage(node);
    case 'block':
      return readCustomBlock(node);
    case 'table':
      return [{ kind: 'table', rows: readRows(children, depth + 1) }];
    default:
      return readBlocks(children, depth + 1);
  }
}

/** The page has an h1 of its own, so a body begins at h2. */
function headingLevel({ tag }: Node): 2 | 3 | 4 {
  if (tag === 'h3') return 3;
  return tag === 'h4' || tag === 'h5' || tag === 'h6' ? 4 : 2;
}

function readImage({ value }: Node): Block[] {
  const picture = readPicture(value);
  return picture ? [{ kind: 'image', picture }] : [];
}

function readCustomBlock({ fields }: Node): Block[] {
  if (!isRecord(fields) || fields.blockType !== 'code') return [];
  return [{ kind: 'code', language: textOf(fields.language), code: textOf(fields.code) }];
}

function readList(node: Node, depth: number): Extract<Block, { kind: 'list' }> {
  const style =
    node.listType === 'number' || node.listType === 'check' ? listStyles[node.listType] : 'bullet';
  const items: ListItem[] = [];
  for (const child of childrenOf(node)) {
    const nodes = childrenOf(child);
    const blocks = readBlocks(nodes, depth + 1);
    const previous = items.at(-1);
    // Lexical puts a nested list into an item of its own, after the item that it belongs to.
    const isOnlyNested = nodes.length > 0 && nodes.every(({ type }) => type === 'list');
    if (previous && isOnlyNested) previous.blocks.push(...blocks);
    else items.push({ isChecked: style === 'check' ? child.checked === true : null, blocks });
  }
  return { kind: 'list', style, start: numberOf(node.start, 1), items };
}

function readRows(rows: Node[], depth: number): TableCell[][] {
  return rows.map((row) =>
    childrenOf(row).map((cell) => ({
      isHeader: numberOf(cell.headerState, 0) > 0,
      columns: Math.max(1, numberOf(cell.colSpan, 1)),
      rows: Math.max(1, numberOf(cell.rowSpan, 1)),
      blocks: readBlocks(childrenOf(cell), depth + 1),
    })),
  );
}

function readInlines(nodes: Node[], depth: number): Inline[] {
  if (depth > blogLimits.bodyMaxDepth) return [];
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return [{ kind: 'text', text: textOf(node.text), marks: readMarks(node.format) }];
      case 'tab':
        return [{ kind: 'text', text: '\t', marks: [] }];
      case 'linebreak':
        return [{ kind: 'break' }];
      case 'link':
      case 'autolink':
        return [readLink(node, depth)];
      default:
        return readInlines(childrenOf(node), depth + 1);
    }
  });
}

function readMarks(format: unknown): Mark[] {
  const bits = numberOf(format, 0);
  return markBits.flatMap(([bit, mark]) => (bits & bit ? [mark] : []));
}

function readLink(node: Node, depth: number): Inline {
  const fields = isRecord(node.fields) ? node.fields : {};
  const href = textOf(fields.url);
  return {
    kind: 'link',
    href: isSafeHref(href) ? href : null,
    opensNewTab: fields.newTab === true,
    children: readInlines(childrenOf(node), depth + 1),
  };
}
