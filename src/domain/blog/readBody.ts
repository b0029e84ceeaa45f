import { belowTitle } from './belowTitle';
import { blogLimits } from './blogLimits';
import type { Block, HeadingLevel, Inline, ListItem, Mark, TableCell } from './Body';
import { isRecord } from '../isRecord';
import { isSafeHref } from './isSafeHref';
import { linkInlines } from './linkInlines';
import { footnoteId } from '../markdown/inlineLeaves';
import { markdownSourceOf } from '../markdown/markdownSourceOf';
import { MarkdownReader } from '../markdown/MarkdownReader';
import { readPicture } from './Picture';
import { isPictureWidth } from './pictureWidths';

type Node = Record<string, unknown>;

/** Lexical stores text formats as bits of one number. */
const markBits: readonly (readonly [number, Mark])[] = [
  [1, 'bold'],
  [2, 'italic'],
  [4, 'strikethrough'],
  [16, 'code'],
];

const inlineTypes = new Set(['text', 'linebreak', 'tab', 'link', 'autolink', 'inlineBlock']);
const listStyles = { bullet: 'bullet', number: 'number', check: 'check' } as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown, otherwise: number): number =>
  Number.isInteger(value) ? Number(value) : otherwise;
const childrenOf = ({ children }: Node): Node[] => (Array.isArray(children) ? children.filter(isRecord) : []);

/**
 * Reads a stored body (Lexical's JSON, from the editor or from any API client that may write posts). Unknown node types
 * yield their children, and malformed nodes yield nothing. Markdown blocks become the same types of blocks as all
 * others. Never throws.
 * @param markdown the reader of this body's Markdown, not consumed yet
 */
export function readBody(body: unknown, markdown = markdownOf(body)): Block[] {
  return belowTitle([...readBlocks(nodesOf(body), 0, markdown), ...markdown.footnotes()]);
}

/** Returns a reader of the Markdown blocks of a stored body; the editor allows them at the top level only. */
export const markdownOf = (body: unknown): MarkdownReader =>
  new MarkdownReader(markdownSources(body), (node, markdown) => readBlocks([node], 1, markdown));

export const markdownSources = (body: unknown): string[] =>
  nodesOf(body)
    .map(markdownSourceOf)
    .filter((source) => source !== null);

const nodesOf = (body: unknown): Node[] =>
  isRecord(body) && isRecord(body.root) ? childrenOf(body.root) : [];

/** Wraps text between blocks in paragraphs. */
function readBlocks(nodes: Node[], depth: number, markdown: MarkdownReader): Block[] {
  if (depth > blogLimits.bodyMaxDepth) return [];
  const blocks: Block[] = [];
  let stray: Node[] = [];
  const closeParagraph = () => {
    if (stray.length > 0)
      blocks.push({ kind: 'paragraph', children: readInlines(stray, depth + 1, markdown) });
    stray = [];
  };
  for (const node of nodes) {
    if (inlineTypes.has(textOf(node.type))) {
      stray.push(node);
    } else {
      closeParagraph();
      blocks.push(...readBlock(node, depth, markdown));
    }
  }
  closeParagraph();
  return blocks;
}

function readBlock(node: Node, depth: number, markdown: MarkdownReader): Block[] {
  const children = childrenOf(node);
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', children: readInlines(children, depth + 1, markdown) }];
    case 'heading':
      return [
        { kind: 'heading', level: headingLevel(node), children: readInlines(children, depth + 1, markdown) },
      ];
    case 'quote':
      return [{ kind: 'quote', blocks: readBlocks(children, depth + 1, markdown) }];
    case 'list':
      return [readList(node, depth + 1, markdown)];
    case 'horizontalrule':
      return [{ kind: 'rule' }];
    case 'upload':
      return readImage(node);
    case 'block':
      return readCustomBlock(node, markdown);
    case 'table':
      return [{ kind: 'table', rows: readRows(children, depth + 1, markdown) }];
    default:
      return readBlocks(children, depth + 1, markdown);
  }
}

function headingLevel({ tag }: Node): HeadingLevel {
  const levels = [1, 2, 3, 4, 5, 6] as const;
  return levels.find((level) => tag === `h${level}`) ?? 2;
}

function readImage({ value, fields }: Node): Block[] {
  const picture = readPicture(value);
  if (!picture) return [];
  const { caption, width } = isRecord(fields) ? fields : {};
  const words = textOf(caption).trim();
  return [
    {
      ...{ kind: 'image', picture },
      ...(words ? { caption: words } : {}),
      ...(isPictureWidth(width) ? { width } : {}),
    },
  ];
}

function readCustomBlock(node: Node, markdown: MarkdownReader): Block[] {
  const source = markdownSourceOf(node);
  if (source !== null) return markdown.blocks(source);
  const { fields } = node;
  if (!isRecord(fields) || fields.blockType !== 'code') return [];
  return [{ kind: 'code', language: textOf(fields.language), code: textOf(fields.code) }];
}

function readList(node: Node, depth: number, markdown: MarkdownReader): Extract<Block, { kind: 'list' }> {
  const style =
    node.listType === 'number' || node.listType === 'check' ? listStyles[node.listType] : 'bullet';
  const items: ListItem[] = [];
  for (const child of childrenOf(node)) {
    const nodes = childrenOf(child);
    const blocks = readBlocks(nodes, depth + 1, markdown);
    const previous = items.at(-1);
    // Lexical stores a nested list in an item of its own, after the item it belongs to.
    const isOnlyNested = nodes.length > 0 && nodes.every(({ type }) => type === 'list');
    if (previous && isOnlyNested) previous.blocks.push(...blocks);
    else items.push({ isChecked: style === 'check' ? child.checked === true : null, blocks });
  }
  return { kind: 'list', style, start: numberOf(node.start, 1), items };
}

function readRows(rows: Node[], depth: number, markdown: MarkdownReader): TableCell[][] {
  return rows.map((row) =>
    childrenOf(row).map((cell) => ({
      isHeader: numberOf(cell.headerState, 0) > 0,
      align: alignOf(cell),
      columns: Math.max(1, numberOf(cell.colSpan, 1)),
      rows: Math.max(1, numberOf(cell.rowSpan, 1)),
      blocks: readBlocks(childrenOf(cell), depth + 1, markdown).filter((block) => !isEmpty(block)),
    })),
  );
}

/** The editor stores an empty paragraph in each empty cell. */
const isEmpty = (block: Block): boolean => block.kind === 'paragraph' && block.children.length === 0;

/** The editor stores a cell's alignment in its paragraphs. */
function alignOf(cell: Node): TableCell['align'] {
  const [paragraph] = childrenOf(cell);
  const format = paragraph?.format;
  return format === 'left' || format === 'center' || format === 'right' ? format : null;
}

function readInlines(nodes: Node[], depth: number, markdown: MarkdownReader): Inline[] {
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
        return readLink(node, depth, markdown);
      case 'inlineBlock':
        return readFootnote(node, markdown);
      default:
        return readInlines(childrenOf(node), depth + 1, markdown);
    }
  });
}

function readMarks(format: unknown): Mark[] {
  const bits = numberOf(format, 0);
  return markBits.flatMap(([bit, mark]) => (bits & bit ? [mark] : []));
}

function readFootnote({ fields }: Node, markdown: MarkdownReader): Inline[] {
  if (!isRecord(fields) || fields.blockType !== 'footnote') return [];
  const label = textOf(fields.label);
  return [markdown.footnote(footnoteId(label), label)];
}

function readLink(node: Node, depth: number, markdown: MarkdownReader): Inline[] {
  const fields = isRecord(node.fields) ? node.fields : {};
  const href = textOf(fields.url);
  return linkInlines({
    href: isSafeHref(href) ? href : null,
    opensNewTab: fields.newTab === true,
    ...(textOf(fields.title) ? { title: textOf(fields.title) } : {}),
    children: readInlines(childrenOf(node), depth + 1, markdown),
  });
}
