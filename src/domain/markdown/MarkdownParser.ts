import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { LabelList } from './LabelList';
import { labelSyntax } from './labelSyntax';
import { MarkdownLabels } from './MarkdownLabels';
import { markdownLimits } from './markdownLimits';
import { MarkdownProblem } from './MarkdownProblem';
import { nestingProblem } from './sizeProblem';
import { tableProblem } from './tableProblem';
import { treeDepth } from './treeDepth';

/**
 * The one door to the parser. It reads texts that stand beside others of which only the labels matter: what is defined
 * there isn't parsed again with each of them.
 */
export class MarkdownParser {
  private readonly processor: Processor<Root>;

  constructor(known = new MarkdownLabels()) {
    const syntax = labelSyntax(() => ({
      definitions: new LabelList(known.definitions),
      footnotes: new LabelList(known.footnotes),
    }));
    this.processor = unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(function () {
        // After GFM's own: the last one is asked first.
        this.data().micromarkExtensions?.push(syntax);
      })
      .freeze();
  }

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

  /** The parser's own passes over the tree call themselves: what is far too deep ends them with a RangeError. */
  private treeOf(markdown: string): Root {
    try {
      return this.processor.parse(markdown);
    } catch (error) {
      if (error instanceof RangeError) throw new MarkdownProblem(nestingProblem);
      throw error;
    }
  }
}
