import type { BlockContent, Code, Heading, List, ListItem, PhrasingContent } from 'mdast';
import { pictureAddress } from '../blog/pictureAddress';
import { isPictureWidth } from '../blog/pictureWidths';
import { isRecord } from '../isRecord';
import { inOneLine } from './inOneLine';
import { wrapUnsupportedNode } from './keptWhole';
import { looseState } from './listState';
import { oneLine } from './oneLine';
import { phrasingFromLexical } from './phrasingFromLexical';
import { pictureOnItsWay } from './pictureOnItsWay';
import type { StoredPicture } from './StoredPicture';
import { tableFromLexical } from './tableFromLexical';

/**
 * Converts one of the editor's lists to Markdown. Returns null if Markdown can't express it: a checklist in which an
 * item consists only of another list and so has no checkbox, or a list that contains such a list.
 */
function listFromLexical(
  node: Record<string, unknown>,
  toBlocks: (nodes: readonly unknown[]) => BlockContent[],
): List | null {
  const spread = isRecord(node.$) && node.$[looseState] === true;
  const items: ListItem[] = [];
  for (const child of Array.isArray(node.children) ? node.children : []) {
    if (!isRecord(child)) continue;
    const nodes: unknown[] = Array.isArray(child.children) ? child.children : [];
    const children = toBlocks(nodes);
    if (children.some(({ type }) => type === 'html')) return null;
    const previous = items.at(-1);
    const isOnlyLists = nodes.length > 0 && nodes.every((each) => isRecord(each) && each.type === 'list');
    if (previous && isOnlyLists) previous.children.push(...children);
    else items.push({ type: 'listItem', spread, checked: checkedOf(node, child, isOnlyLists), children });
  }
  const boxes = items.filter(({ checked }) => checked !== null).length;
  if (boxes > 0 && boxes < items.length) return null;
  const ordered = node.listType === 'number';
  const start = typeof node.start === 'number' ? node.start : 1;
  return { type: 'list', ordered, start: ordered ? start : null, spread, children: items };
}

function checkedOf(
  list: Record<string, unknown>,
  item: Record<string, unknown>,
  isOnlyLists: boolean,
): boolean | null {
  return list.listType === 'check' && !isOnlyLists ? item.checked === true : null;
}

const inlineTypes = new Set(['text', 'linebreak', 'tab', 'link', 'autolink', 'inlineBlock']);

/**
 * Converts the editor's block nodes to Markdown; inline nodes between blocks become paragraphs, and empty paragraphs
 * are dropped.
 */
export function blocksFromLexical(
  nodes: readonly unknown[],
  pictures: readonly StoredPicture[],
): BlockContent[] {
  const blocks: BlockContent[] = [];
  let stray: unknown[] = [];
  const closeParagraph = () => {
    blocks.push(...paragraph(stray));
    stray = [];
  };
  for (const node of nodes) {
    if (isRecord(node) && typeof node.type === 'string' && inlineTypes.has(node.type)) {
      stray.push(node);
    } else {
      closeParagraph();
      blocks.push(...blockFromLexical(node, pictures));
    }
  }
  closeParagraph();
  return blocks;
}

function paragraph(nodes: readonly unknown[]): BlockContent[] {
  const children = phrasingFromLexical(nodes);
  return children.length > 0 ? [{ type: 'paragraph', children }] : [];
}

/** Converts one of the editor's nodes, usually to one block. */
export function blockFromLexical(node: unknown, pictures: readonly StoredPicture[]): BlockContent[] {
  if (!isRecord(node)) return [];
  const children: unknown[] = Array.isArray(node.children) ? node.children : [];
  switch (node.type) {
    case 'paragraph':
      return paragraph(children);
    case 'heading':
      return [heading(depthOf(node.tag), phrasingFromLexical(children))];
    case 'quote':
      return [{ type: 'blockquote', children: blocksFromLexical(children, pictures) }];
    case 'list':
      return [list(node, pictures)];
    case 'table':
      return children.length > 0
        ? [tableFromLexical(children) ?? wrapUnsupportedNode(node, 'a table', pictures)]
        : [];
    case 'horizontalrule':
      return [{ type: 'thematicBreak' }];
    case 'upload':
      return [picture(node, pictures)];
    case 'block':
      return codeOf(node.fields);
    default:
      return blocksFromLexical(children, pictures);
  }
}

/** Multi-line headings exist in Markdown only for the first two levels, of which the editor offers the second. */
const heading = (depth: Heading['depth'], words: PhrasingContent[]): Heading => ({
  ...{ type: 'heading', depth, children: depth > 2 ? inOneLine(words) : words },
});

function list(node: Record<string, unknown>, pictures: readonly StoredPicture[]): BlockContent {
  const written = listFromLexical(node, (nodes) => blocksFromLexical(nodes, pictures));
  return written ?? wrapUnsupportedNode(node, 'a list', pictures);
}

function depthOf(tag: unknown): Heading['depth'] {
  const depths: readonly Heading['depth'][] = [1, 2, 3, 4, 5, 6];
  return depths.find((depth) => tag === `h${depth}`) ?? 2;
}

/** An image that is deleted or still uploading keeps its place under an address that shows nothing. */
function picture(
  { value, fields, pending }: Record<string, unknown>,
  pictures: readonly StoredPicture[],
): BlockContent {
  if (pending) return { type: 'paragraph', children: [{ type: 'image', url: pictureOnItsWay, alt: '' }] };
  const id = isRecord(value) ? value.id : value;
  const stored = pictures.find((each) => each.id === id);
  const { caption, width } = isRecord(fields) ? fields : {};
  const title = typeof caption === 'string' ? oneLine(caption) || null : null;
  const url = stored
    ? pictureAddress({ filename: stored.filename, width: isPictureWidth(width) ? width : null })
    : `#picture-${String(id)}`;
  return { type: 'paragraph', children: [{ type: 'image', url, title, alt: stored?.alt ?? '' }] };
}

function codeOf(fields: unknown): Code[] {
  if (!isRecord(fields) || fields.blockType !== 'code' || typeof fields.code !== 'string') return [];
  const { language, meta, code } = fields;
  const lang = nameOrNull(language)?.replace(/\s+/g, '-') ?? null;
  return [{ type: 'code', lang, meta: lang && nameOrNull(meta), value: code }];
}

const nameOrNull = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
