import { isRecord } from '../isRecord';

/** Returns the depth of a tree. Iterates level by level, so that no depth overflows the stack. */
export function treeDepth(root: unknown): number {
  let level: unknown[] = [root];
  let depth = 0;
  while (level.length > 0) {
    level = level.flatMap((node) => (isRecord(node) && Array.isArray(node.children) ? node.children : []));
    depth += 1;
  }
  return depth;
}
