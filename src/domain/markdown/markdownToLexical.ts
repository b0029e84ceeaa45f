import type { LexicalBody, LexicalNode } from './LexicalBody';
import { markdownLimits } from './markdownLimits';
import { MarkdownProblem } from './MarkdownProblem';
import type { StoredPicture } from './StoredPicture';

interface MarkdownToLexicalOptions {
  /** The stored pictures that the text may show; see `pictureNames`. */
  pictures?: readonly StoredPicture[];
  /** The body that the text is to replace: blocks that read the same are taken over with all that Markdown can't say. */
  previous?: unknown;
}

const markdownNode = (source: string): LexicalNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: '000000000000000000000001', blockName: '', blockType: 'markdown', source },
});

/** A text in Markdown as the body of a post. Throws a MarkdownProblem when it is too long or nested too deeply. */
export function markdownToLexical(markdown: string, _options: MarkdownToLexicalOptions = {}): LexicalBody {
  if (markdown.length > markdownLimits.maxCharacters) throw new MarkdownProblem('The text is too long.');
  const children = markdown === '' ? [] : [markdownNode(markdown)];
  return { root: { type: 'root', children, direction: 'ltr', format: '', indent: 0, version: 1 } };
}
