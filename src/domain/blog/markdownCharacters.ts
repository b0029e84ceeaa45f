import { blogLimits } from './blogLimits';
import { isRecord } from '../isRecord';

/**
 * Counts the characters of Markdown in a stored body, as a measure of its parsing cost: all other nodes are stored
 * parsed.
 */
export function markdownCharacters(node: unknown, depth = 0): number {
  if (depth > blogLimits.bodyMaxDepth || !isRecord(node)) return 0;
  const { root, fields, children } = node;
  if (isRecord(root)) return markdownCharacters(root, depth);
  const own = isRecord(fields) && typeof fields.source === 'string' ? fields.source.length : 0;
  if (!Array.isArray(children)) return own;
  return children.reduce<number>((sum, child) => sum + markdownCharacters(child, depth + 1), own);
}
