import { pictureMarkdown } from '@/components/admin/blog/editor/pictures/pictureMarkdown';
import { isRecord } from '@/domain/isRecord';
import type { LexicalNode } from '@/domain/markdown/LexicalBody';
import { markdownToLexical } from '@/domain/markdown/markdownToLexical';
import type { DroppedPicture } from '@/domain/paste/cleanPaste';
import { markdownOfHtml } from '@/domain/paste/markdownOfHtml';
import type { LibraryPicture } from '@/schemas/pictures';

interface PastedNodes {
  nodes: LexicalNode[];
  /** Left out, as on the page they would tell other sites who reads it. */
  droppedPictures: DroppedPicture[];
  /** Those of them that can be fetched from where they are. */
  foreignPictures: DroppedPicture[];
}

/** Pasted HTML as the editor's nodes; words within a line come without their paragraph. */
export function pastedNodes(html: string, origin: string): PastedNodes {
  const { markdown, isInline, ...pictures } = markdownOfHtml(html, origin);
  const blocks = markdownToLexical(markdown).root.children;
  const inside = isInline ? blocks[0]?.children : null;
  const nodes: LexicalNode[] = Array.isArray(inside) ? inside : blocks;
  return { nodes: nodes.map(withFreshId), ...pictures };
}

/** Pictures of the library as the editor's nodes. */
export const picturesAsNodes = (pictures: readonly LibraryPicture[]): LexicalNode[] =>
  pictures.flatMap((picture) =>
    markdownToLexical(pictureMarkdown({ ...picture, caption: '', width: null }), {
      pictures: [picture],
    }).root.children.map(withFreshId),
  );

/** Ids are counted from the beginning in every text, and this one is put into another. */
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
