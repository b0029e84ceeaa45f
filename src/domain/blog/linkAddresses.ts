import { isRecord } from '../isRecord';

/** The addresses of the link nodes in a part of a body, in order; empty for a link without one. Markdown is not read. */
export function linkAddresses(node: unknown): string[] {
  if (!isRecord(node)) return [];
  const inside = Array.isArray(node.children) ? node.children.flatMap(linkAddresses) : [];
  if (node.type !== 'link' && node.type !== 'autolink') return inside;
  const url = isRecord(node.fields) ? node.fields.url : undefined;
  return [typeof url === 'string' ? url : '', ...inside];
}
