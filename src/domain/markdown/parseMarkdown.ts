import type { Root } from 'mdast';
import { MarkdownParser } from './MarkdownParser';
import { MarkdownProblem } from './MarkdownProblem';
import { sizeProblem } from './sizeProblem';

const parser = new MarkdownParser();

/**
 * Parses a normalized text.
 * @throws MarkdownProblem if it is too long, too dense or nested too deeply
 */
export function parseMarkdown(markdown: string): Root {
  const problem = sizeProblem(markdown);
  if (problem) throw new MarkdownProblem(problem);
  return parser.parse(markdown);
}
