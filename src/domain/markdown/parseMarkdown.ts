import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { markdownLimits } from './markdownLimits';
import { MarkdownProblem } from './MarkdownProblem';
import { nestingProblem, sizeProblem } from './sizeProblem';
import { treeDepth } from './treeDepth';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The syntax tree of a normalized text. Throws a MarkdownProblem when it is too long or nested too deeply. */
export function parseMarkdown(markdown: string): Root {
  const problem = sizeProblem(markdown);
  if (problem) throw new MarkdownProblem(problem);
  const tree = parse(markdown);
  if (treeDepth(tree) > markdownLimits.maxDepth) throw new MarkdownProblem(nestingProblem);
  return tree;
}

/** The parser's own passes over the tree call themselves: what is far too deep ends them with a RangeError. */
function parse(markdown: string): Root {
  try {
    return parser.parse(markdown);
  } catch (error) {
    if (error instanceof RangeError) throw new MarkdownProblem(nestingProblem);
    throw error;
  }
}
