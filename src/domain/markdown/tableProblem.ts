import type { Nodes } from 'mdast';
import { cellProblem } from './crowdProblem';
import { markdownLimits } from './markdownLimits';

/**
 * Why the tables of a tree are too much, in words for their author; null when they aren't. Cells that a row leaves out
 * count: a page shows them.
 */
export const tableProblem = (tree: Nodes): string | null =>
  cellsOf(tree) > markdownLimits.maxCells ? cellProblem : null;

function cellsOf(node: Nodes): number {
  if (node.type === 'table') return node.children.length * (node.children[0]?.children.length ?? 0);
  if (!('children' in node)) return 0;
  return node.children.reduce((sum: number, child) => sum + cellsOf(child), 0);
}
