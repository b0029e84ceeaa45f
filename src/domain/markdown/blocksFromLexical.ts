import type { BlockContent, Code, Heading, PhrasingContent } from 'mdast';
import { pictureAddress } from '../blog/pictureAddress';
import { isPictureWidth } from '../blog/pictureWidths';
import { isRecord } from '../isRecord';
import { inOneLine } from './inOneLine';
import { keepWhole } from './keptWhole';
import { oneLine } from './oneLine';
import { listFromLexical } from './listFromLexical';
import { phrasingFromLexical } from './phrasingFromLexical';
import { pictureOnItsWay } from './pictureOnItsWay';
import type { StoredPicture } from './StoredPicture';
import { tableFromLexical } from './tableFromLexical';

const inlineTypes = new Set(['text', 'linebreak', 'tab', 'link', 'autolink', 'inlineBlock']);

/** The editor's block nodes as Markdown's; what stands between blocks becomes paragraphs, empty ones vanish. */
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

/** One of the editor's nodes; usually one block. */
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
      return children.length > 0 ? [tableFromLexical(children) ?? keepWhole(node, 'a table', pictures)] : [];
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

/** Of the levels that the editor offers, Markdown has several lines for the second only. */
const heading = (depth: Heading['depth'], words: PhrasingContent[]): Heading => ({
  ...{ type: 'heading', depth, children: depth > 2 ? inOneLine(words) : words },
});

function list(node: Record<string, unknown>, pictures: readonly StoredPicture[]): BlockContent {
  const written = listFromLexical(node, (nodes) => blocksFromLexical(nodes, pictures));
  return written ?? keepWhole(node, 'a list', pictures);
}

function depthOf(tag: unknown): Heading['depth'] {
  const depths: readonly Heading['depth'][] = [1, 2, 3, 4, 5, 6];
  return depths.find((depth) => tag === `h${depth}`) ?? 2;
}

/** A picture that is no longer there, or not there yet, keeps its place, under an address that shows nothing. */
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
