import { isRecord } from '../isRecord';

/**
 * Returns the addresses of the link nodes in a part of a body, in order; an empty string for a link without one.
 * Doesn't parse Markdown.
 */
export function linkAddresses(node: unknown): string[] {
  if (!isRecord(node)) return [];
  const inside = Array.isArray(node.children) ? node.children.flatMap(linkAddresses) : [];
  if (node.type !== 'link' && node.type !== 'autolink') return inside;
  const url = isRecord(node.fields) ? node.fields.url : undefined;
  return [typeof url === 'string' ? url : '', ...inside];
}
