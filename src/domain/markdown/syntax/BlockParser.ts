import type { FootnoteDefinition, Heading, ListItem, Root, TableCell } from 'mdast';
import {
  canInterrupt,
  codeIndent,
  endsFence,
  fenceOf,
  headingLineOf,
  isThematicBreak,
  listMarkOf,
  takeListMark,
  underlineDepth,
  type ListMark,
} from './blockMarks';
import type { Container, ParagraphLeaf } from './blocks';
import { readFootnoteMark } from './footnoteLabels';
import { endsHtml, hasEnding, htmlKindOf } from './htmlBlocks';
import { LineCursor } from './LineCursor';
import { OpenBlocks, type UnreadText } from './OpenBlocks';
import type { Places } from './Places';
import type { SourceLine } from './SourceText';
import { endOfWords } from './spaces';
import { cellsOfRow, delimiterColumns } from './tableRows';

/** Where a line stands among the open blocks. */
interface Standing {
  /** How many of the open containers go on in the line. */
  depth: number;
  /** Whether all of them do. */
  isWhole: boolean;
  /** It goes on in lines that lack the marks of the containers around it, too. */
  paragraph: ParagraphLeaf | null;
}

/**
 * Reads the structure of blocks line by line, as CommonMark's appendix has it: first which of the open blocks go on, then
 * which ones begin. With GFM's tables and footnotes.
 */
export class BlockParser {
  readonly footnotes: FootnoteDefinition[] = [];
  private readonly blocks: OpenBlocks;

  constructor(
    private readonly source: string,
    private readonly places: Places,
  ) {
    this.blocks = new OpenBlocks(source, places);
  }

  get definitions() {
    return this.blocks.definitions;
  }

  get texts(): readonly UnreadText[] {
    return this.blocks.texts;
  }

  parse(): Root {
    const { source, blocks } = this;
    for (let start = 0; start < source.length;) {
      const found = source.indexOf('\n', start);
      const end = found === -1 ? source.length : found;
      this.readLine(new LineCursor(source, start, end));
      start = end + 1;
    }
    const { leaf } = blocks;
    // What nobody has ended goes on to the end, empty lines included.
    if (leaf?.kind === 'fence' || leaf?.kind === 'html') leaf.end = source.length;
    blocks.closeTo(1);
    blocks.root.position = this.places.position(0, source.length);
    return blocks.root;
  }

  private readLine(line: LineCursor): void {
    const { blocks } = this;
    const { containers, paragraph } = blocks;
    let depth = 1;
    let quotes = 0;
    for (let next = containers[1]; next && this.goesOn(next, line); next = containers[depth]) {
      if (next.kind === 'quote') quotes = depth;
      depth += 1;
    }
    const isWhole = depth === containers.length;
    const isEmpty = line.isBlank;
    if (!isWhole || !this.isTakenByLeaf(line)) this.startBlocks(line, { depth, isWhole, paragraph });
    // Empty lines between fences and in some HTML are part of it.
    const isText = blocks.leaf?.kind === 'fence' || blocks.leaf?.kind === 'html';
    blocks.emptyFrom = isEmpty && !isText ? quotes : Infinity;
  }

  /** Whether a container goes on in the line; its mark is taken off then. */
  private goesOn(container: Container, line: LineCursor): boolean {
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
        // At most one empty line before its first word.
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

  /** Whether the line is one more of code or HTML. */
  private isTakenByLeaf(line: LineCursor): boolean {
    const { blocks } = this;
    const { leaf } = blocks;
    switch (leaf?.kind) {
      case 'fence':
        leaf.end = line.end;
        if (line.indent < codeIndent && endsFence(line.words, leaf.fence)) {
          blocks.closeLeaf();
        } else {
          line.takeColumns(Math.min(line.indent, leaf.indent));
          leaf.lines.push(line.rest);
        }
        return true;
      case 'html':
        if (line.isBlank && !hasEnding(leaf.html)) break;
        leaf.end = line.end;
        leaf.lines.push(line.rest);
        if (endsHtml(leaf.html, line.rest)) blocks.closeLeaf();
        return true;
      case 'indented':
        if (!line.isBlank && line.indent < codeIndent) break;
        if (!line.isBlank) {
          leaf.end = line.end;
          leaf.filled = leaf.lines.length + 1;
        }
        line.takeColumns(codeIndent);
        leaf.lines.push(line.rest);
        return true;
      case 'table':
        return false;
      case 'paragraph':
      case undefined:
        return false;
    }
    blocks.closeLeaf();
    return false;
  }

  private startBlocks(line: LineCursor, standing: Standing): void {
    const { containers } = this.blocks;
    let at = standing;
    while (!line.isBlank && line.indent < codeIndent && this.startContainer(line, at)) {
      at = { depth: containers.length, isWhole: true, paragraph: null };
    }
    if (line.isBlank) this.blocks.closeTo(at.depth);
    else if (line.indent >= codeIndent) this.addIndented(line, at);
    else if (!this.startLeaf(line, at)) this.addWords(line, at);
  }

  private startContainer(line: LineCursor, standing: Standing): boolean {
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
    this.makeRoom(depth);
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
    this.makeRoom(depth);
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
    const indent = takeListMark(line, mark);
    const node: ListItem = { type: 'listItem', spread: false, checked: null, children: [] };
    blocks.openContainer({ kind: 'item', node, indent, start, end: start + mark.length });
    return true;
  }

  /** Whether a mark makes one more item of a list. */
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

  private startLeaf(line: LineCursor, standing: Standing): boolean {
    const above = standing.isWhole ? standing.paragraph : null;
    if (above && (this.makeHeading(above, line) || this.makeTable(above, line))) return true;
    if (isThematicBreak(line.words)) {
      this.makeRoom(standing.depth);
      this.blocks.add({ type: 'thematicBreak' }, { start: line.wordOffset, end: line.end });
      return true;
    }
    return (
      this.startHeading(line, standing) ||
      this.startFence(line, standing) ||
      this.startHtml(line, standing, above !== null)
    );
  }

  private startHeading(line: LineCursor, { depth }: Standing): boolean {
    const found = headingLineOf(line.words);
    if (!found) return false;
    this.makeRoom(depth);
    const start = line.wordOffset;
    const heading: Heading = { type: 'heading', depth: found.depth, children: [] };
    this.blocks.add(heading, { start, end: line.end });
    this.blocks.addText(heading, [{ start: start + found.start, end: start + found.end }]);
    return true;
  }

  private startFence(line: LineCursor, { depth }: Standing): boolean {
    const found = fenceOf(line.words);
    if (!found) return false;
    const { fence, lang, meta } = found;
    this.makeRoom(depth);
    this.blocks.openLeaf({
      ...{ kind: 'fence', node: { type: 'code', lang, meta, value: '' } },
      ...{ fence, indent: line.indent, lines: [], start: line.wordOffset, end: line.end },
    });
    return true;
  }

  private startHtml(line: LineCursor, { depth }: Standing, isInParagraph: boolean): boolean {
    const html = line.charAtWord() === '<' ? htmlKindOf(line.words) : null;
    if (html === null || (html === 7 && isInParagraph)) return false;
    this.makeRoom(depth);
    const { rest, offset, end } = line;
    this.blocks.openLeaf({
      ...{ kind: 'html', node: { type: 'html', value: '' } },
      ...{ html, lines: [rest], start: offset, end },
    });
    if (endsHtml(html, rest)) this.blocks.closeLeaf();
    return true;
  }

  /** Of the paragraph above, if this line underlines it and it is more than definitions. */
  private makeHeading({ lines }: ParagraphLeaf, line: LineCursor): boolean {
    const depth = underlineDepth(line.words);
    if (depth === null) return false;
    const { blocks } = this;
    blocks.leaf = null;
    const words = blocks.withoutDefinitions(lines);
    const [first] = words;
    if (!first) return false;
    const heading: Heading = { type: 'heading', depth, children: [] };
    blocks.add(heading, { start: first.start, end: line.end });
    blocks.addText(heading, words);
    return true;
  }

  /** Of the last line of the paragraph above, if this line says how its columns are aligned. */
  private makeTable({ lines }: ParagraphLeaf, line: LineCursor): boolean {
    const align = delimiterColumns(line.words);
    const head = align ? lines.at(-1) : null;
    if (!align || !head || head.isIndented || this.isElseAlone(lines, head)) return false;
    if (isBar(this.source, head) || cellsOfRow(this.source, head).length !== align.length) return false;
    lines.pop();
    const { blocks } = this;
    blocks.closeLeaf();
    const { start, end } = head;
    blocks.leaf = { kind: 'table', node: { type: 'table', align, children: [] }, start, end };
    this.addRow({ start, end });
    blocks.leaf.end = line.end;
    return true;
  }

  /** Whether a line within a paragraph would begin HTML where none is: a text is kept block by block. */
  private isElseAlone({ length }: readonly SourceLine[], { start, end }: SourceLine): boolean {
    return length > 1 && htmlKindOf(this.source.slice(start, end)) !== null;
  }

  private addRow(row: SourceLine): void {
    const { leaf } = this.blocks;
    if (leaf?.kind !== 'table') return;
    const cells = cellsOfRow(this.source, row).map((place): TableCell => {
      const position = this.places.position(place.start, place.end);
      const cell: TableCell = { type: 'tableCell', children: [], position };
      this.blocks.addText(cell, [place]);
      return cell;
    });
    const position = this.places.position(row.start, row.end);
    leaf.node.children.push({ type: 'tableRow', children: cells, position });
    leaf.end = row.end;
  }

  private addIndented(line: LineCursor, { depth, paragraph }: Standing): void {
    if (paragraph) {
      addWords(paragraph, line);
      return;
    }
    this.makeRoom(depth);
    const { offset: start, end } = line;
    line.takeColumns(codeIndent);
    this.blocks.openLeaf({
      ...{ kind: 'indented', node: { type: 'code', lang: null, meta: null, value: '' } },
      ...{ lines: [line.rest], filled: 1, start, end },
    });
  }

  private addWords(line: LineCursor, { depth, isWhole }: Standing): void {
    const { blocks } = this;
    const { wordOffset: start, end } = line;
    if (blocks.paragraph) {
      addWords(blocks.paragraph, line);
    } else if (isWhole && blocks.leaf?.kind === 'table') {
      this.addRow({ start, end: endOfWords(this.source, start, end) });
    } else {
      this.makeRoom(depth);
      const paragraph: ParagraphLeaf = { kind: 'paragraph', lines: [], start, end };
      blocks.openLeaf(paragraph);
      addWords(paragraph, line);
    }
  }

  /** For a block that stands in the first `depth` containers. */
  private makeRoom(depth: number): void {
    this.blocks.closeTo(depth);
    this.blocks.leaveList();
  }
}

function takeQuoteMark(line: LineCursor): void {
  line.takeToWord();
  line.takeCharacters(1);
  line.takeColumns(1);
}

const isEmptyItem = ({ children }: ListItem, { leaf }: OpenBlocks): boolean =>
  children.length === 0 && leaf === null;

/** A bar alone is no row of a table. */
const isBar = (source: string, { start, end }: SourceLine): boolean =>
  source.slice(start, end).trim() === '|';

function addWords(paragraph: ParagraphLeaf, line: LineCursor): void {
  const { wordOffset: start, end } = line;
  paragraph.lines.push({ start, end, isIndented: line.indent >= codeIndent });
  paragraph.end = end;
}
