import type { RootContent } from 'mdast';
import { MarkdownParser } from './MarkdownParser';
import { MarkdownProblem } from './MarkdownProblem';
import { normalizeMarkdown } from './normalizeMarkdown';
import { sizeProblem } from './sizeProblem';

const standalone = new MarkdownParser();

/** Ends lists and footnotes. It appears in the tree again unless code or HTML before it is unclosed. */
const separator = '<!---->';
const gap = '\n\n';

/**
 * Parses the sources of several Markdown blocks as one text, so that each resolves the definitions of the others, and
 * returns the blocks of each. Returns null if they can't be parsed together: one of them is too large, or includes what
 * follows it.
 * @param parser one that knows the definitions of neighboring texts
 */
export function readTogether(sources: readonly string[], parser = standalone): RootContent[][] | null {
  const texts = sources.map(normalizeMarkdown);
  if (texts.some((text) => sizeProblem(text) !== null)) return null;
  try {
    return split(parser.parse(texts.map((text) => text + gap + separator + gap).join('')).children, texts);
  } catch (error) {
    if (error instanceof MarkdownProblem) return null;
    throw error;
  }
}

function split(blocks: readonly RootContent[], texts: readonly string[]): RootContent[][] | null {
  const groups: RootContent[][] = [];
  let group: RootContent[] = [];
  let end = (texts[0]?.length ?? 0) + gap.length;
  for (const block of blocks) {
    if (block.position?.start.offset !== end) {
      group.push(block);
    } else {
      groups.push(group);
      group = [];
      end += separator.length + gap.length + (texts[groups.length]?.length ?? 0) + gap.length;
    }
  }
  return groups.length === texts.length ? groups : null;
}
