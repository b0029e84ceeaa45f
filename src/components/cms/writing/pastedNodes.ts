import { isRecord } from '@/domain/isRecord';
import type { LexicalNode } from '@/domain/markdown/LexicalBody';
import { markdownToLexical } from '@/domain/markdown/markdownToLexical';
import { markdownOfHtml } from '@/domain/paste/markdownOfHtml';

interface PastedNodes {
  nodes: LexicalNode[];
  droppedPictures: number;
}

/** Pasted HTML as the editor's nodes; words within a line come without their paragraph. */
export function pastedNodes(html: string, origin: string): PastedNodes {
  const { markdown, isInline, droppedPictures } = markdownOfHtml(html, origin);
  const blocks = markdownToLexical(markdown).root.children;
  const inside = isInline ? blocks[0]?.children : null;
  const nodes: LexicalNode[] = Array.isArray(inside) ? inside : blocks;
  return { nodes: nodes.map(withFreshId), droppedPictures };
}

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
