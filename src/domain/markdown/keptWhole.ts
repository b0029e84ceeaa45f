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
 * One of the editor's nodes that Markdown has no words for: a comment that says what it is, and holds it whole. Pictures
 * stand in it under their names, by which every text in Markdown knows them. `what`: in plain words, such as "a table".
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
 * The node that such a comment holds; null for all other HTML, and for what the editor doesn't offer. `idOf`: of the picture
 * with this name; undefined where there is none.
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
    // Nobody's JSON, or nested so deeply that it can't be looked through.
    return null;
  }
}

const keptTypes = new Set(['list', 'table']);

/** What has children and nothing else that matters to safety. */
const elements = new Set([
  ...['paragraph', 'heading', 'quote', 'list', 'listitem', 'table', 'tablerow', 'tablecell'],
]);

const isNode = (value: unknown): value is LexicalNode =>
  isRecord(value) && typeof value.type === 'string' && typeof value.version === 'number';

/** Whether a node and all inside of it are what the editor would have made. */
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
