import { LRUCache } from 'lru-cache';
import { isRecord } from '../isRecord';
import { blockNode } from './blockToLexical';
import type { LexicalBody, LexicalNode } from './LexicalBody';
import { labelsOf } from './MarkdownLabels';
import { MarkdownParser } from './MarkdownParser';
import { markdownSections } from './markdownSections';
import { nativeNodes } from './nativeNodes';
import { NodeIds } from './NodeIds';
import { nodePieces } from './nodePieces';
import { normalizeMarkdown } from './normalizeMarkdown';
import { parseMarkdown } from './parseMarkdown';
import type { StoredPicture } from './StoredPicture';

/** In characters: dozens of long posts. */
const maxSize = 4_000_000;

/** Cache of node sources: autosaves convert a text repeatedly, and most of its nodes don't change. */
const known = new LRUCache<string, { text: string | null }>({
  maxSize,
  sizeCalculation: ({ text }, json) => json.length + (text?.length ?? 0) + 1,
});

/** Returns the Markdown of a top-level node if it is one block; null for all others. */
function textOfNode(node: LexicalNode, pictures: readonly StoredPicture[]): string | null {
  const json = JSON.stringify(node);
  // The Markdown of an image depends on the media collection as well.
  if (json.includes('"upload"')) return oneText(node, pictures);
  const kept = known.get(json);
  if (kept) return kept.text;
  const text = oneText(node, pictures);
  known.set(json, { text });
  return text;
}

function oneText(node: LexicalNode, pictures: readonly StoredPicture[]): string | null {
  const [piece, ...others] = nodePieces(node, pictures);
  return piece && others.length === 0 ? piece.textAtEnd : null;
}

const isNode = (node: unknown): node is LexicalNode =>
  isRecord(node) && typeof node.type === 'string' && typeof node.version === 'number';

/** The nodes of the replaced body by their Markdown. */
class PreviousNodes {
  readonly root: unknown;
  private readonly nodes = new Map<string, LexicalNode[]>();

  constructor(body: unknown, pictures: readonly StoredPicture[]) {
    this.root = isRecord(body) ? body.root : null;
    const children = isRecord(this.root) && Array.isArray(this.root.children) ? this.root.children : [];
    for (const node of children.filter(isNode)) {
      const text = textOfNode(node, pictures);
      if (text !== null) this.add(text, node);
    }
  }

  private add(text: string, node: LexicalNode): void {
    const same = this.nodes.get(text);
    if (same) same.push(node);
    else this.nodes.set(text, [node]);
  }

  /** Returns the next node whose Markdown is `text`; each only once. */
  take(text: string): LexicalNode | null {
    return this.nodes.get(text)?.shift() ?? null;
  }
}

interface MarkdownToLexicalOptions {
  /** The stored images that the text may show; see `pictureNames`. */
  pictures?: readonly StoredPicture[];
  /** The body to replace. Blocks with unchanged Markdown are reused, including what Markdown can't express. */
  previous?: unknown;
}

/**
 * Converts a Markdown text to the body of a post. A block becomes a native editor node only if converting that node
 * back gives the same block; all others are stored as Markdown blocks, as typed.
 * @throws MarkdownProblem if the text is too long or nested too deeply
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

/** The editor merges adjacent lists of the same type at the next keystroke anywhere. */
const becomesOne = (before: LexicalNode | undefined, node: LexicalNode): boolean =>
  before?.type === 'list' && node.type === 'list' && before.listType === node.listType;
