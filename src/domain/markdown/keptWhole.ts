import type { Html } from 'mdast';
import { isSafeHref } from '../blog/isSafeHref';
import { pictureAddress, readPictureAddress } from '../blog/pictureAddress';
import { isRecord } from '../isRecord';
import { isFootnoteLabel } from './isFootnoteLabel';
import type { LexicalNode } from './LexicalBody';
import { normalizeMarkdown } from './normalizeMarkdown';
import type { StoredPicture } from './StoredPicture';

const opening = '<!-- Made in the rich text editor, which alone can change it: ';
const pattern = /^<!-- Made in the rich text editor, which alone can change it: [a-z ]+\n(\{.*\})\n-->$/;

/**
 * Wraps a node that Markdown can't express in a comment with its type and its JSON. Images in it are stored by file
 * name, as everywhere in Markdown.
 * @param what the type in plain words, such as "a table"
 */
export function wrapUnsupportedNode(node: unknown, what: string, pictures: readonly StoredPicture[]): Html {
  const named = (_key: string, value: unknown): unknown => {
    if (!isRecord(value) || value.type !== 'upload') return value;
    const id = isRecord(value.value) ? value.value.id : value.value;
    const stored = pictures.find((each) => each.id === id);
    return stored ? { ...value, value: pictureAddress({ filename: stored.filename, width: null }) } : value;
  };
  // A comment ends at two hyphens.
  const json = JSON.stringify(node, named).replaceAll('--', String.raw`-\u002d`);
  return { type: 'html', value: `${opening}${what}\n${json}\n-->` };
}

/**
 * Parses such a comment; null for all other HTML, and for nodes that the editor doesn't offer.
 * @param idOf returns the id of the image with this file name; undefined if there is none
 */
export function readKeptWhole(
  html: string,
  idOf: (filename: string) => number | undefined,
): LexicalNode | null {
  const json = pattern.exec(html)?.[1];
  if (!json) return null;
  const stored = (_key: string, value: unknown): unknown => {
    if (typeof value === 'string') return normalizeMarkdown(value);
    if (!isRecord(value) || value.type !== 'upload') return value;
    const filename = typeof value.value === 'string' ? readPictureAddress(value.value)?.filename : null;
    return { ...value, value: idOf(filename ?? '') };
  };
  try {
    const node: unknown = JSON.parse(json, stored);
    return isNode(node) && keptTypes.has(node.type) && isOffered(node) ? node : null;
  } catch {
    // Invalid JSON, or nested too deeply for recursion.
    return null;
  }
}

const keptTypes = new Set(['list', 'table']);

/** Node types with children and no other fields that matter to safety. */
const elements = new Set([
  ...['paragraph', 'heading', 'quote', 'list', 'listitem', 'table', 'tablerow', 'tablecell'],
]);

const isNode = (value: unknown): value is LexicalNode =>
  isRecord(value) && typeof value.type === 'string' && typeof value.version === 'number';

/** Whether a node and its descendants are what the editor could have created. */
function isOffered(node: unknown): boolean {
  if (!isNode(node)) return false;
  const fields = isRecord(node.fields) ? node.fields : {};
  switch (node.type) {
    case 'text':
      return typeof node.text === 'string' && typeof node.format === 'number';
    case 'linebreak':
    case 'tab':
    case 'horizontalrule':
      return true;
    case 'inlineBlock':
      return (
        fields.blockType === 'footnote' && typeof fields.label === 'string' && isFootnoteLabel(fields.label)
      );
    case 'block':
      return [fields.code, fields.source].some((text) => typeof text === 'string');
    case 'upload':
      return node.relationTo === 'media' && Number.isInteger(node.value);
    case 'link':
      return typeof fields.url === 'string' && isSafeHref(fields.url) && holdsOffered(node);
    default:
      return elements.has(node.type) && holdsOffered(node);
  }
}

const holdsOffered = ({ children }: LexicalNode): boolean =>
  Array.isArray(children) && children.every(isOffered);
