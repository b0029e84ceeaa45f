import type { Heading, TableCell } from 'mdast';
import { codeIndent, endsFence, fenceOf, headingLineOf, isThematicBreak, underlineDepth } from './blockMarks';
import type { ParagraphLeaf } from './blocks';
import { endsHtml, hasEnding, htmlKindOf } from './htmlBlocks';
import type { LineCursor } from './LineCursor';
import type { OpenBlocks, Standing } from './OpenBlocks';
import type { Places } from './Places';
import type { SourceLine } from './SourceText';
import { endOfWords } from './spaces';
import { cellsOfRow, delimiterColumns } from './tableRows';

/** Assigns a line to a leaf block: continues an open one, or begins another. */
export class LeafReader {
  constructor(
    private readonly source: string,
    private readonly places: Places,
    private readonly blocks: OpenBlocks,
  ) {}

  /** Whether the line continues open code or HTML. */
  takes(line: LineCursor): boolean {
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
      case 'paragraph':
      case undefined:
        return false;
    }
    blocks.closeLeaf();
    return false;
  }

  /** Reads the rest of a line after the markers of its containers; it isn't blank. */
  read(line: LineCursor, standing: Standing): void {
    if (line.indent >= codeIndent) this.addIndented(line, standing);
    else if (!this.start(line, standing)) this.addRest(line, standing);
  }

  private start(line: LineCursor, standing: Standing): boolean {
    const above = standing.isWhole ? standing.paragraph : null;
    if (above && (this.makeHeading(above, line) || this.makeTable(above, line))) return true;
    if (isThematicBreak(line.words)) {
      this.blocks.makeRoom(standing.depth);
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
    this.blocks.makeRoom(depth);
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
    this.blocks.makeRoom(depth);
    this.blocks.openLeaf({
      ...{ kind: 'fence', node: { type: 'code', lang, meta, value: '' } },
      ...{ fence, indent: line.indent, lines: [], start: line.wordOffset, end: line.end },
    });
    return true;
  }

  private startHtml(line: LineCursor, { depth }: Standing, isInParagraph: boolean): boolean {
    const html = line.charAtWord() === '<' ? htmlKindOf(line.words) : null;
    if (html === null || (html === 7 && isInParagraph)) return false;
    this.blocks.makeRoom(depth);
    const { rest, offset, end } = line;
    this.blocks.openLeaf({
      ...{ kind: 'html', node: { type: 'html', value: '' } },
      ...{ html, lines: [rest], start: offset, end },
    });
    if (endsHtml(html, rest)) this.blocks.closeLeaf();
    return true;
  }

  /** Turns the paragraph above into a heading if this line underlines it and it has more than definitions. */
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

  /** Turns the last line of the paragraph above into a table if this line is its delimiter row. */
  private makeTable({ lines }: ParagraphLeaf, line: LineCursor): boolean {
    const align = delimiterColumns(line.words);
    const head = align ? lines.at(-1) : null;
    if (!align || !head || head.isIndented || this.wouldBeHtmlAlone(lines, head)) return false;
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

  /** Whether a line within a paragraph would begin HTML if it stood alone, since a text is stored block by block. */
  private wouldBeHtmlAlone({ length }: readonly SourceLine[], { start, end }: SourceLine): boolean {
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
    this.blocks.makeRoom(depth);
    const { offset: start, end } = line;
    line.takeColumns(codeIndent);
    this.blocks.openLeaf({
      ...{ kind: 'indented', node: { type: 'code', lang: null, meta: null, value: '' } },
      ...{ lines: [line.rest], filled: 1, start, end },
    });
  }

  private addRest(line: LineCursor, { depth, isWhole }: Standing): void {
    const { blocks } = this;
    const { wordOffset: start, end } = line;
    if (blocks.paragraph) {
      addWords(blocks.paragraph, line);
    } else if (isWhole && blocks.leaf?.kind === 'table') {
      this.addRow({ start, end: endOfWords(this.source, start, end) });
    } else {
      this.blocks.makeRoom(depth);
      const paragraph: ParagraphLeaf = { kind: 'paragraph', lines: [], start, end };
      blocks.openLeaf(paragraph);
      addWords(paragraph, line);
    }
  }
}

/** A lone pipe isn't a table row. */
const isBar = (source: string, { start, end }: SourceLine): boolean =>
  source.slice(start, end).trim() === '|';

function addWords(paragraph: ParagraphLeaf, line: LineCursor): void {
  const { wordOffset: start, end } = line;
  paragraph.lines.push({ start, end, isIndented: line.indent >= codeIndent });
  paragraph.end = end;
}
