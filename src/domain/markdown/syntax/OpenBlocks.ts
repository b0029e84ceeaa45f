import type { Definition, Heading, ListItem, Paragraph, Root, RootContent, TableCell } from 'mdast';
import { decodeString } from 'micromark-util-decode-string';
import type { Container, InnerContainer, Leaf, ParagraphLeaf } from './blocks';
import { identifierOf } from './identifierOf';
import { readDestination, readLabel, readTitle, skipSpaces } from './linkParts';
import type { Places } from './Places';
import { SourceText, type SourceLine } from './SourceText';
import { endOfWords } from './spaces';

interface FoundDefinition {
  definition: Definition;
  /** Source range of its address. */
  address: { start: number; end: number };
  /** End of its last line. */
  end: number;
}

const restOfLine = /[ \t]*(?=\n|$)/y;

/** Reads the definition at `at` in a paragraph's text: CommonMark 4.7. */
function readDefinition(text: string, at: number): FoundDefinition | null {
  const label = text.charAt(at) === '[' ? readLabel(text, at) : null;
  if (!label || text.charAt(label.end) !== ':') return null;
  const start = skipSpaces(text, label.end + 1);
  const destination = readDestination(text, start);
  if (!destination) return null;
  const title = titleAfter(text, destination.end);
  const end = title?.end ?? endOfLine(text, destination.end);
  if (end === null) return null;
  const definition: Definition = {
    type: 'definition',
    identifier: identifierOf(label.value),
    label: decodeString(label.value),
    title: title?.value || null,
    url: destination.value,
  };
  return { definition, address: { start, end: destination.end }, end };
}

/** Reads a title, which must follow a space and end the line. */
function titleAfter(text: string, at: number): { value: string; end: number } | null {
  const start = skipSpaces(text, at);
  const title = start > at ? readTitle(text, start) : null;
  const end = title && endOfLine(text, title.end);
  return title && end !== null ? { value: title.value, end } : null;
}

function endOfLine(text: string, at: number): number | null {
  restOfLine.lastIndex = at;
  return restOfLine.test(text) ? restOfLine.lastIndex : null;
}

/** Text whose inline content is parsed later, because its definitions may come below. */
export interface UnreadText {
  parent: Paragraph | Heading | TableCell;
  text: SourceText;
  /** The list item that begins with it and may have a checkbox. */
  item: ListItem | null;
}

/** How a line relates to the open blocks. */
export interface Standing {
  /** Number of open containers that continue in the line. */
  depth: number;
  /** Whether all of them continue. */
  isWhole: boolean;
  /** A paragraph may continue in lines without the markers of its containers. */
  paragraph: ParagraphLeaf | null;
}

/** The tree under construction: the blocks that the next line may continue, outermost to innermost. */
export class OpenBlocks {
  readonly root: Root = { type: 'root', children: [] };
  readonly definitions: Definition[] = [];
  readonly texts: UnreadText[] = [];
  readonly containers: Container[] = [{ kind: 'root', node: this.root, start: 0, end: 0 }];
  leaf: Leaf | null = null;
  /**
   * Container depth from which the previous line was empty: an empty line in a quote is empty for the quote's content
   * only.
   */
  emptyFrom = Infinity;

  constructor(
    private readonly source: string,
    private readonly places: Places,
  ) {}

  get paragraph(): ParagraphLeaf | null {
    return this.leaf?.kind === 'paragraph' ? this.leaf : null;
  }

  openContainer(container: InnerContainer): void {
    this.noteEmptyLine();
    this.siblings.push(container.node);
    this.containers.push(container);
  }

  openLeaf(leaf: Leaf): void {
    this.noteEmptyLine();
    this.leaf = leaf;
  }

  /** Adds a complete block. */
  add(node: RootContent, { start, end }: SourceLine): void {
    this.noteEmptyLine();
    this.push(node, start, end);
  }

  /** Adds the text of the block added last. */
  addText(parent: UnreadText['parent'], lines: readonly SourceLine[]): void {
    const last = lines.at(-1);
    const end = last ? endOfWords(this.source, last.start, last.end) : 0;
    const trimmed = last && end < last.end ? [...lines.slice(0, -1), { ...last, end }] : lines;
    this.texts.push({ parent, text: new SourceText(this.source, trimmed), item: this.itemBegunBy(parent) });
  }

  /** Closes the leaf, and all containers except the first `depth`. */
  closeTo(depth: number): void {
    this.closeLeaf();
    while (this.containers.length > depth) this.closeContainer();
  }

  /** Prepares for a block in the first `depth` containers. */
  makeRoom(depth: number): void {
    this.closeTo(depth);
    this.leaveList();
  }

  /** Closes the open list for a block that isn't an item. */
  leaveList(): void {
    if (this.containers.at(-1)?.kind === 'list') this.closeContainer();
  }

  closeLeaf(): void {
    const { leaf } = this;
    this.leaf = null;
    switch (leaf?.kind) {
      case 'paragraph':
        this.addParagraph(this.withoutDefinitions(leaf.lines));
        return;
      case 'indented':
        while (leaf.lines.length > leaf.filled) leaf.lines.pop();
        break;
      case 'table':
        this.push(leaf.node, leaf.start, leaf.end);
        return;
      case 'fence':
      case 'html':
        break;
      case undefined:
        return;
    }
    leaf.node.value = leaf.lines.join('\n');
    this.push(leaf.node, leaf.start, leaf.end);
  }

  /** Adds the definitions at the start of a paragraph; returns the remaining lines. */
  withoutDefinitions(lines: readonly SourceLine[]): readonly SourceLine[] {
    if (!lines[0] || this.source.charAt(lines[0].start) !== '[') return lines;
    const source = new SourceText(this.source, lines);
    const { text } = source;
    let at = 0;
    for (let found = readDefinition(text, at); found; found = readDefinition(text, at)) {
      const { definition, address, end } = found;
      definition.data = { address: this.places.position(...source.offsetsOf(address.start, address.end)) };
      this.definitions.push(definition);
      this.push(definition, ...source.offsetsOf(at, end));
      at = end + 1;
    }
    return at >= text.length ? [] : source.linesFrom(at);
  }

  private addParagraph(lines: readonly SourceLine[]): void {
    const [first, last] = [lines[0], lines.at(-1)];
    if (!first || !last) return;
    const paragraph: Paragraph = { type: 'paragraph', children: [] };
    this.push(paragraph, first.start, last.end);
    this.addText(paragraph, lines);
  }

  private closeContainer(): void {
    const container = this.containers.pop();
    if (!container) return;
    const last = container.node.children.at(-1)?.position?.end.offset ?? 0;
    container.node.position = this.places.position(container.start, Math.max(container.end, last));
  }

  private push(node: RootContent, start: number, end: number): void {
    node.position = this.places.position(start, end);
    this.siblings.push(node);
  }

  /** Siblings of the next block. */
  private get siblings(): RootContent[] {
    return this.containers.at(-1)?.node.children ?? [];
  }

  /** Marks the list as loose: an empty line separates its items, or the blocks of an item. */
  private noteEmptyLine(): void {
    const container = this.containers.at(-1);
    if (this.containers.length <= this.emptyFrom || this.siblings.length === 0) return;
    if (container?.kind === 'list' || container?.kind === 'item') container.node.spread = true;
  }

  private itemBegunBy(parent: UnreadText['parent']): ListItem | null {
    const container = this.containers.at(-1);
    if (container?.kind !== 'item' || parent.type !== 'paragraph') return null;
    return container.node.children[0] === parent ? container.node : null;
  }
}
