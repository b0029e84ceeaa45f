import { isRecord } from '../isRecord';

/** Returns the source of a Markdown block of the editor; null for all other nodes. */
export function markdownSourceOf(node: unknown): string | null {
  if (!isRecord(node) || node.type !== 'block' || !isRecord(node.fields)) return null;
  const { blockType, source } = node.fields;
  if (blockType !== 'markdown') return null;
  return typeof source === 'string' ? source : '';
}
