import { pictureMarkdown } from '@/components/admin/blog/editor/pictures/pictureMarkdown';
import { isRecord } from '@/domain/isRecord';
import type { LexicalNode } from '@/domain/markdown/LexicalBody';
import { markdownToLexical } from '@/domain/markdown/markdownToLexical';
import type { DroppedPicture } from '@/domain/paste/cleanPaste';
import { markdownOfHtml } from '@/domain/paste/markdownOfHtml';
import type { LibraryPicture } from '@/schemas/pictures';

interface PastedNodes {
  nodes: LexicalNode[];
  /** Images left out, because on the page they would expose readers to other sites. */
  droppedPictures: DroppedPicture[];
  /** Those that the server can fetch. */
  foreignPictures: DroppedPicture[];
}

/** Converts pasted HTML to Lexical nodes; inline content comes without a paragraph. */
export function pastedNodes(html: string, origin: string): PastedNodes {
  const { markdown, isInline, ...pictures } = markdownOfHtml(html, origin);
  const blocks = markdownToLexical(markdown).root.children;
  const inside = isInline ? blocks[0]?.children : null;
  const nodes: LexicalNode[] = Array.isArray(inside) ? inside : blocks;
  return { nodes: nodes.map(withFreshId), ...pictures };
}

/** Returns library images as Lexical nodes. */
export const picturesAsNodes = (pictures: readonly LibraryPicture[]): LexicalNode[] =>
  pictures.flatMap((picture) =>
    markdownToLexical(pictureMarkdown({ ...picture, caption: '', width: null }), {
      pictures: [picture],
    }).root.children.map(withFreshId),
  );

/** Replaces the node's id: ids are generated per text, and this node moves to another one. */
function withFreshId(node: LexicalNode): LexicalNode {
  const fields =
    isRecord(node.fields) && 'id' in node.fields ? { ...node.fields, id: freshId() } : node.fields;
  const children: unknown = Array.isArray(node.children) ? node.children.map(withFreshId) : node.children;
  return {
    ...node,
    ...('id' in node ? { id: freshId() } : {}),
    ...(fields === undefined ? {} : { fields }),
    ...(children === undefined ? {} : { children }),
  };
}

const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
