import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { markdownLimits } from './markdownLimits';
import { MarkdownProblem } from './MarkdownProblem';
import { treeDepth } from './treeDepth';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

const tooDeep = 'The text is nested too deeply: use fewer quotes, lists or formats inside of each other.';
const tooLong = `The text is too long: use at most ${markdownLimits.maxCharacters.toLocaleString('en-US')} characters.`;

/** A line that opens one container after another, such as "> - > - text"; the parser's time grows with their square. */
const openers = new RegExp(
  `^(?:[ \\t]*(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${markdownLimits.maxDepth},}`,
  'm',
);

/** The syntax tree of a normalized text. Throws a MarkdownProblem when it is too long or nested too deeply. */
export function parseMarkdown(markdown: string): Root {
  if (markdown.length > markdownLimits.maxCharacters) throw new MarkdownProblem(tooLong);
  if (openers.test(markdown)) throw new MarkdownProblem(tooDeep);
  const tree = parse(markdown);
  if (treeDepth(tree) > markdownLimits.maxDepth) throw new MarkdownProblem(tooDeep);
  return tree;
}

/** The parser's own passes over the tree call themselves: what is far too deep ends them with a RangeError. */
function parse(markdown: string): Root {
  try {
    return parser.parse(markdown);
  } catch (error) {
    if (error instanceof RangeError) throw new MarkdownProblem(tooDeep);
    throw error;
  }
}
