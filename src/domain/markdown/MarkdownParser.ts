import type { Nodes, Root } from 'mdast';
import { cellProblem } from './crowdProblem';
import { MarkdownLabels } from './MarkdownLabels';
import { markdownLimits } from './markdownLimits';
import { MarkdownProblem } from './MarkdownProblem';
import { nestingProblem } from './sizeProblem';
import { parseSyntax } from './syntax/parseSyntax';
import { treeDepth } from './treeDepth';

/**
 * Returns why the tables of a tree are too large, as a message for the author, or null. Cells that a row omits count,
 * because a page renders them.
 */
const tableProblem = (tree: Nodes): string | null =>
  cellsOf(tree) > markdownLimits.maxCells ? cellProblem : null;

function cellsOf(node: Nodes): number {
  if (node.type === 'table') return node.children.length * (node.children[0]?.children.length ?? 0);
  if (!('children' in node)) return 0;
  return node.children.reduce((sum: number, child) => sum + cellsOf(child), 0);
}

/** Entry point to the syntax folder: parses texts that may refer to definitions in neighboring texts. */
export class MarkdownParser {
  /** @param known definitions in the neighboring texts */
  constructor(private readonly known = new MarkdownLabels()) {}

  /**
   * Parses a normalized text that passed `sizeProblem`.
   * @throws MarkdownProblem if it is nested too deeply or has too many cells
   */
  parse(markdown: string): Root {
    const tree = this.treeOf(markdown);
    const problem = treeDepth(tree) > markdownLimits.maxDepth ? nestingProblem : tableProblem(tree);
    if (problem) throw new MarkdownProblem(problem);
    return tree;
  }

  /** Recursive passes over a far too deep tree end with a RangeError. */
  private treeOf(markdown: string): Root {
    try {
      return parseSyntax(markdown, this.known);
    } catch (error) {
      if (error instanceof RangeError) throw new MarkdownProblem(nestingProblem);
      throw error;
    }
  }
}
