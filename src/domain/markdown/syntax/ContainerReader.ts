import type { FootnoteDefinition, ListItem } from 'mdast';
import {
  canInterrupt,
  codeIndent,
  isThematicBreak,
  listMarkOf,
  parseListMarker,
  type ListMark,
} from './blockMarks';
import type { Container } from './blocks';
import { readFootnoteMark } from './footnoteLabels';
import type { LineCursor } from './LineCursor';
import type { OpenBlocks, Standing } from './OpenBlocks';

/** Determines which containers continue in a line and which begin: quotes, lists with their items, and footnotes. */
export class ContainerReader {
  readonly footnotes: FootnoteDefinition[] = [];

  constructor(private readonly blocks: OpenBlocks) {}

  /** Whether a container continues in the line; consumes its marker. */
  goesOn(container: Container, line: LineCursor): boolean {
    switch (container.kind) {
      case 'root':
      case 'list':
        return true;
      case 'quote':
        if (line.indent >= codeIndent || line.charAtWord() !== '>') return false;
        takeQuoteMark(line);
        container.end = line.isBlank ? line.end : line.offset;
        return true;
      case 'item':
        // An item may begin with at most one empty line.
        if (line.isBlank ? isEmptyItem(container.node, this.blocks) : line.indent < container.indent)
          return false;
        line.takeColumns(container.indent);
        return true;
      case 'footnote':
        if (line.isBlank) return true;
        if (line.indent < codeIndent) return false;
        line.takeColumns(codeIndent);
        return true;
    }
  }

  /** Whether a container begins; consumes its marker. */
  start(line: LineCursor, standing: Standing): boolean {
    switch (line.charAtWord()) {
      case '>':
        this.startQuote(line, standing);
        return true;
      case '[':
        return this.startFootnote(line, standing);
      default:
        return this.startItem(line, standing);
    }
  }

  private startQuote(line: LineCursor, { depth }: Standing): void {
    this.blocks.makeRoom(depth);
    const start = line.wordOffset;
    takeQuoteMark(line);
    this.blocks.openContainer({
      ...{ kind: 'quote', node: { type: 'blockquote', children: [] } },
      ...{ start, end: line.offset },
    });
  }

  private startFootnote(line: LineCursor, { depth }: Standing): boolean {
    const mark = readFootnoteMark(line.words);
    if (!mark) return false;
    const { identifier, label, length } = mark;
    this.blocks.makeRoom(depth);
    const start = line.wordOffset;
    line.takeToWord();
    line.takeCharacters(length);
    line.takeToWord();
    const node: FootnoteDefinition = { type: 'footnoteDefinition', identifier, label, children: [] };
    this.footnotes.push(node);
    this.blocks.openContainer({ kind: 'footnote', node, start, end: start + length });
    return true;
  }

  private startItem(line: LineCursor, { depth, isWhole, paragraph }: Standing): boolean {
    const { blocks } = this;
    const { words, wordOffset: start } = line;
    const mark = listMarkOf(words);
    if (!mark || isThematicBreak(words)) return false;
    const isNext = this.goesOnWith(depth, mark);
    if (isWhole && paragraph && !canInterrupt(mark)) return false;
    blocks.closeTo(depth);
    if (!isNext) this.startList(mark, start);
    const indent = parseListMarker(line, mark);
    const node: ListItem = { type: 'listItem', spread: false, checked: null, children: [] };
    blocks.openContainer({ kind: 'item', node, indent, start, end: start + mark.length });
    return true;
  }

  /** Whether a marker adds an item to the open list. */
  private goesOnWith(depth: number, { marker }: ListMark): boolean {
    const container = this.blocks.containers[depth - 1];
    return container?.kind === 'list' && container.marker === marker;
  }

  private startList({ marker, number }: ListMark, start: number): void {
    this.blocks.leaveList();
    this.blocks.openContainer({
      kind: 'list',
      node: {
        type: 'list',
        ordered: number !== null,
        start: number === null ? null : Number(number),
        spread: false,
        children: [],
      },
      ...{ marker, start, end: start },
    });
  }
}

function takeQuoteMark(line: LineCursor): void {
  line.takeToWord();
  line.takeCharacters(1);
  line.takeColumns(1);
}

const isEmptyItem = ({ children }: ListItem, { leaf }: OpenBlocks): boolean =>
  children.length === 0 && leaf === null;
