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
  /** Where its address stands. */
  address: { start: number; end: number };
  /** Where its line ends. */
  end: number;
}

const restOfLine = /[ \t]*(?=\n|$)/y;

/** The definition that begins a paragraph's text at `at`: CommonMark 4.7. */
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

/** A title needs a space before it and nothing behind it. */
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

/** A block of words, whose marks are still to be read: what they refer to may be defined below. */
export interface UnreadText {
  parent: Paragraph | Heading | TableCell;
  text: SourceText;
  /** The item that it begins, which may have a box. */
  item: ListItem | null;
}

/** Where a line stands among the open blocks. */
export interface Standing {
  /** How many of the open containers go on in the line. */
  depth: number;
  /** Whether all of them do. */
  isWhole: boolean;
  /** It goes on in lines that lack the marks of the containers around it, too. */
  paragraph: ParagraphLeaf | null;
}

/** The tree while it grows: the blocks that the next line may go on with, from the outermost to the innermost. */
export class OpenBlocks {
  readonly root: Root = { type: 'root', children: [] };
  readonly definitions: Definition[] = [];
  readonly texts: UnreadText[] = [];
  readonly containers: Container[] = [{ kind: 'root', node: this.root, start: 0, end: 0 }];
  leaf: Leaf | null = null;
  /** How deep the line before was empty: an empty line of a quote is one for what stands in it only. */
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

  /** A block that is whole. */
  add(node: RootContent, { start, end }: SourceLine): void {
    this.noteEmptyLine();
    this.push(node, start, end);
  }

  /** The words of a block that has just been added. */
  addText(parent: UnreadText['parent'], lines: readonly SourceLine[]): void {
    const last = lines.at(-1);
    const end = last ? endOfWords(this.source, last.start, last.end) : 0;
    const trimmed = last && end < last.end ? [...lines.slice(0, -1), { ...last, end }] : lines;
    this.texts.push({ parent, text: new SourceText(this.source, trimmed), item: this.itemBegunBy(parent) });
  }

  /** Closes the leaf, and all containers but the first `depth`. */
  closeTo(depth: number): void {
    this.closeLeaf();
    while (this.containers.length > depth) this.closeContainer();
  }

  /** For a block that stands in the first `depth` containers. */
  makeRoom(depth: number): void {
    this.closeTo(depth);
    this.leaveList();
  }

  /** Only items stand in a list. */
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

  /** Adds the definitions with which a paragraph begins; the lines that are left. */
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

  /** The blocks beside which the next one stands. */
  private get siblings(): RootContent[] {
    return this.containers.at(-1)?.node.children ?? [];
  }

  /** An empty line sets the items of a list apart, or the blocks of an item. */
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
