import { blogLimits } from './blogLimits';
import { isRecord } from '../isRecord';

/** How many characters of Markdown a stored body holds: what reading it costs, because all else is read already. */
export function markdownCharacters(node: unknown, depth = 0): number {
  if (depth > blogLimits.bodyMaxDepth || !isRecord(node)) return 0;
  const { root, fields, children } = node;
  if (isRecord(root)) return markdownCharacters(root, depth);
  const own = isRecord(fields) && typeof fields.source === 'string' ? fields.source.length : 0;
  if (!Array.isArray(children)) return own;
  return children.reduce<number>((sum, child) => sum + markdownCharacters(child, depth + 1), own);
}
