import type { Root } from 'mdast';
import { MarkdownLabels } from './MarkdownLabels';
import { markdownLimits } from './markdownLimits';
import { MarkdownProblem } from './MarkdownProblem';
import { nestingProblem } from './sizeProblem';
import { parseSyntax } from './syntax/parseSyntax';
import { tableProblem } from './tableProblem';
import { treeDepth } from './treeDepth';

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
