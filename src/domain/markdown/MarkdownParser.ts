import type { Nodes, Root } from 'mdast';
import { cellProblem } from './crowdProblem';
import { MarkdownLabels } from './MarkdownLabels';
import { markdownLimits } from './markdownLimits';
import { MarkdownProblem } from './MarkdownProblem';
import { nestingProblem } from './sizeProblem';
import { parseSyntax } from './syntax/parseSyntax';
import { treeDepth } from './treeDepth';

/**
 * Why the tables of a tree are too much, in words for their author; null when they aren't. Cells that a row leaves out
 * count: a page shows them.
 */
const tableProblem = (tree: Nodes): string | null =>
  cellsOf(tree) > markdownLimits.maxCells ? cellProblem : null;

function cellsOf(node: Nodes): number {
  if (node.type === 'table') return node.children.length * (node.children[0]?.children.length ?? 0);
  if (!('children' in node)) return 0;
  return node.children.reduce((sum: number, child) => sum + cellsOf(child), 0);
}

/** The one door to the syntax: reads texts that stand beside others, of which the labels matter. */
export class MarkdownParser {
  /** `known`: what the texts beside define. */
  constructor(private readonly known = new MarkdownLabels()) {}

  /**
   * A normalized text whose size has been looked at (see `sizeProblem`). Throws a MarkdownProblem when it is nested too
   * deeply or has too many cells.
   */
  parse(markdown: string): Root {
    const tree = this.treeOf(markdown);
    const problem = treeDepth(tree) > markdownLimits.maxDepth ? nestingProblem : tableProblem(tree);
    if (problem) throw new MarkdownProblem(problem);
    return tree;
  }

  /** Passes over the tree that call themselves end with a RangeError in what is far too deep. */
  private treeOf(markdown: string): Root {
    try {
      return parseSyntax(markdown, this.known);
    } catch (error) {
      if (error instanceof RangeError) throw new MarkdownProblem(nestingProblem);
      throw error;
    }
  }
}
