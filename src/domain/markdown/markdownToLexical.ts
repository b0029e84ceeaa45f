import { blockNode } from './blockToLexical';
import type { LexicalBody, LexicalNode } from './LexicalBody';
import { labelsOf } from './MarkdownLabels';
import { MarkdownParser } from './MarkdownParser';
import { markdownSections } from './markdownSections';
import { nativeNodes } from './nativeNodes';
import { NodeIds } from './NodeIds';
import { normalizeMarkdown } from './normalizeMarkdown';
import { parseMarkdown } from './parseMarkdown';
import { PreviousNodes } from './PreviousNodes';
import type { StoredPicture } from './StoredPicture';

interface MarkdownToLexicalOptions {
  /** The stored pictures that the text may show; see `pictureNames`. */
  pictures?: readonly StoredPicture[];
  /** The body that the text is to replace: blocks that read the same are taken over with all that Markdown can't say. */
  previous?: unknown;
}

/**
 * A text in Markdown as the body of a post. A block becomes the editor's own node only if reading that node back gives
 * the same block; all others are kept whole, as they were typed. Throws a MarkdownProblem when the text is too long or
 * nested too deeply.
 */
export function markdownToLexical(
  markdown: string,
  { pictures = [], previous }: MarkdownToLexicalOptions = {},
): LexicalBody {
  const text = normalizeMarkdown(markdown);
  const tree = parseMarkdown(text);
  const earlier = new PreviousNodes(previous, pictures);
  const ids = new NodeIds();
  ids.take(earlier.root);
  const context = { ids, pictures, parser: new MarkdownParser(labelsOf(tree)), keepsOrder: false };
  const sections = markdownSections(tree, text, context.parser).map(({ blocks, source }) => {
    const [block, ...others] = blocks;
    const same = earlier.take(source);
    return { same, source, alone: !same && block && others.length === 0 ? { block, source } : null };
  });
  const natives = nativeNodes(
    sections.flatMap(({ alone }) => alone ?? []),
    context,
  );
  const children: LexicalNode[] = [];
  for (const { same, source, alone } of sections) {
    const native = alone && natives.get(alone);
    const node = native ? (earlier.take(native.text) ?? native.node) : same;
    const joins = node !== null && becomesOne(children.at(-1), node);
    const kept = (joins && native?.text) || source;
    children.push(node && !joins ? node : blockNode('markdown', { source: kept }, ids.next()));
  }
  return { root: { type: 'root', children, direction: null, format: '', indent: 0, version: 1 } };
}

/** The editor joins neighboring lists of the same kind at the first letter that is typed anywhere. */
const becomesOne = (before: LexicalNode | undefined, node: LexicalNode): boolean =>
  before?.type === 'list' && node.type === 'list' && before.listType === node.listType;
