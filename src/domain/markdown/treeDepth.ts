import { isRecord } from '../isRecord';

/** How many levels of children a tree has; counted level by level, so that no depth is too much. */
export function treeDepth(root: unknown): number {
  let level: unknown[] = [root];
  let depth = 0;
  while (level.length > 0) {
    level = level.flatMap((node) => (isRecord(node) && Array.isArray(node.children) ? node.children : []));
    depth += 1;
  }
  return depth;
}
