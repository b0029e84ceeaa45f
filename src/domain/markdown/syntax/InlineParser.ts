import type { PhrasingContent } from 'mdast';
import { BareAddresses } from './BareAddresses';
import { isAsciiPunctuation } from './characters';
import { codeOf, CodeSpans } from './CodeSpans';
import { Delimiters, type Delimiter } from './Delimiters';
import { readFootnoteReference } from './footnoteLabels';
import { InlineHtml } from './InlineHtml';
import { readAutolink, readCharacterReference } from './inlineTokens';
import { readLinkTarget } from './readLinkTarget';
import { nodesOf, Pieces, type Piece } from './Pieces';
import type { PositionOf } from './Places';
import { endOfWords } from './spaces';
import { wordsOf } from './wordsOf';

/** Labels that a text may refer to, as normalized identifiers. */
export interface KnownLabels {
  definitions: { has: (identifier: string) => boolean };
  footnotes: { has: (identifier: string) => boolean };
}

/** A "[" or "![" that may begin a link or an image. */
interface Bracket {
  piece: Piece;
  isPicture: boolean;
  /** The last delimiter before it. */
  delimiter: Delimiter | null;
  /** False once a link inside it is closed: links can't be nested. */
  isActive: boolean;
  before: Bracket | null;
}

interface InlineOptions {
  start: number;
  isCell: boolean;
  labels: KnownLabels;
  positionOf: PositionOf;
}

/** Special characters, except those of bare addresses. */
const sign = /[\n!&*<[\\\]_`~]/g;

/** Parses the inline content of one text from start to end. */
export class InlineParser {
  private at: number;
  /** Offset of the next special character, unless it has been passed. */
  private sign = -1;
  private readonly pieces = new Pieces();
  private readonly delimiters: Delimiters;
  private readonly html: InlineHtml;
  private readonly addresses: BareAddresses;
  private spans: CodeSpans | null = null;
  private bracket: Bracket | null = null;

  private readonly labels: KnownLabels;
  private readonly positionOf: PositionOf;
  private readonly isCell: boolean;

  /**
   * @param start offset of the text
   * @param isCell whether it is a table cell, in which pipes are escaped even in code
   * @param positionOf returns the source position of a range of the text
   */
  constructor(
    private readonly text: string,
    { start, isCell, labels, positionOf }: InlineOptions,
  ) {
    this.at = start;
    this.isCell = isCell;
    this.labels = labels;
    this.positionOf = positionOf;
    this.delimiters = new Delimiters(this.pieces, positionOf);
    this.html = new InlineHtml(text);
    this.addresses = new BareAddresses(text);
  }

  parse(): PhrasingContent[] {
    const { text } = this;
    while (this.at < text.length) {
      if (!this.readAddress()) this.readNext();
    }
    this.delimiters.resolve(null);
    return nodesOf(this.pieces.first, this.positionOf);
  }

  /** Reads text up to the next special character, or the construct it begins. */
  private readNext(): void {
    const { text, at } = this;
    const next = Math.min(this.nextSign(), this.addresses.next);
    if (next > at) this.addWords(next);
    else this.readSign(text.charAt(at));
  }

  /** Cached until it is passed: there may be many addresses before the next special character. */
  private nextSign(): number {
    if (this.sign < this.at) {
      sign.lastIndex = this.at;
      this.sign = sign.exec(this.text)?.index ?? this.text.length;
    }
    return this.sign;
  }

  private readSign(char: string): void {
    switch (char) {
      case '\n':
        this.readLineEnd();
        return;
      case '\\':
        this.readEscape();
        return;
      case '&':
        this.readReference();
        return;
      case '`':
        this.readCode();
        return;
      case '<':
        this.readAngle();
        return;
      case '*':
      case '_':
      case '~':
        this.readDelimiter(char);
        return;
      case '[':
        if (!this.readFootnote()) this.openBracket(1);
        return;
      case '!':
        if (this.text.charAt(this.at + 1) === '[') this.openBracket(2);
        else this.addWords(this.at + 1);
        return;
      default:
        this.closeBracket();
    }
  }

  private addWords(end: number): void {
    this.pieces.addWords(this.text.slice(this.at, end), this.at, end);
    this.at = end;
  }

  private add(node: PhrasingContent, end: number): void {
    this.pieces.add(node, this.at, end);
    this.at = end;
  }

  private readAddress(): boolean {
    const { addresses, at } = this;
    // Within brackets no address is linked until it is known that they aren't a link's.
    const found = addresses.mayBeginAt(at) && !this.bracket ? addresses.read(at) : null;
    if (!found) return false;
    this.addLink(found.url, { start: at, end: found.end }, found.end);
    return true;
  }

  /** Adds a link whose text is its address. */
  private addLink(url: string, words: { start: number; end: number }, end: number): void {
    const { start } = words;
    const position = this.positionOf(start, words.end);
    const shown: PhrasingContent = { type: 'text', value: this.text.slice(start, words.end), position };
    this.add({ type: 'link', title: null, url, children: [shown] }, end);
  }

  /** Two or more spaces at the end of a line are a hard break; all of them are dropped. */
  private readLineEnd(): void {
    const { last } = this.pieces;
    const start = last?.node.type === 'text' ? endOfWords(this.text, last.start, this.at) : this.at;
    const isBreak = /^ {2,}$/.test(this.text.slice(start, this.at));
    if (last?.node.type === 'text' && start < this.at) {
      last.node.value = last.node.value.slice(0, start - last.start);
      last.end = start;
    }
    if (!isBreak) {
      this.addWords(this.at + 1);
      return;
    }
    this.at += 1;
    this.pieces.add({ type: 'break' }, start, this.at);
  }

  private readEscape(): void {
    const { text, at } = this;
    const next = text.charAt(at + 1);
    if (next === '\n') this.add({ type: 'break' }, at + 2);
    else if (isAsciiPunctuation(next)) this.add({ type: 'text', value: next }, at + 2);
    else this.addWords(at + 1);
  }

  private readReference(): void {
    const found = readCharacterReference(this.text, this.at);
    if (found) this.add({ type: 'text', value: found.value }, found.end);
    else this.addWords(this.at + 1);
  }

  private readCode(): void {
    const { text, at } = this;
    let start = at;
    while (text.charAt(start) === '`') start += 1;
    this.spans ??= new CodeSpans(text);
    const end = this.spans.closingAfter(start, start - at);
    if (end === null) {
      this.addWords(start);
      return;
    }
    const code = codeOf(text.slice(start, end));
    const value = this.isCell
      ? code.replace(/\\([\\|])/g, (mark, char) => (char === '|' ? char : mark))
      : code;
    this.add({ type: 'inlineCode', value }, end + start - at);
  }

  private readAngle(): void {
    const { text, at } = this;
    const autolink = readAutolink(text, at);
    if (autolink) {
      this.addLink(autolink.url, { start: at + 1, end: autolink.end - 1 }, autolink.end);
      return;
    }
    const end = this.html.endAt(at);
    if (end === null) this.addWords(at + 1);
    else this.add({ type: 'html', value: text.slice(at, end) }, end);
  }

  private readDelimiter(marker: '*' | '_' | '~'): void {
    const { text, at } = this;
    let end = at;
    while (text.charAt(end) === marker) end += 1;
    const piece = this.pieces.addWords(text.slice(at, end), at, end);
    this.at = end;
    if (marker === '~' && end - at > 2) return;
    this.delimiters.add(piece, { marker, before: text.charAt(at - 1), after: text.charAt(end) });
  }

  private readFootnote(): boolean {
    const found = readFootnoteReference(this.text, this.at);
    if (!found || !this.labels.footnotes.has(found.identifier)) return false;
    const { identifier, label, length } = found;
    this.add({ type: 'footnoteReference', identifier, label }, this.at + length);
    return true;
  }

  private openBracket(length: 1 | 2): void {
    const { text, at } = this;
    const piece = this.pieces.addWords(text.slice(at, at + length), at, at + length);
    this.at += length;
    this.bracket = {
      ...{ piece, isPicture: length === 2, delimiter: this.delimiters.last },
      ...{ isActive: true, before: this.bracket },
    };
  }

  private closeBracket(): void {
    const { bracket } = this;
    this.bracket = bracket?.before ?? null;
    const target = bracket?.isActive
      ? readLinkTarget(this.text, {
          words: { start: bracket.piece.end, end: this.at },
          isPicture: bracket.isPicture,
          definitions: this.labels.definitions,
          positionOf: this.positionOf,
        })
      : null;
    if (!bracket || !target) {
      if (!bracket?.isPicture || !this.readFootnoteAfterMark(bracket)) this.addWords(this.at + 1);
      return;
    }
    this.delimiters.resolve(bracket.delimiter);
    const { node, end } = target;
    const { piece } = bracket;
    const inner = nodesOf(piece.after, this.positionOf);
    if ('children' in node) node.children = inner;
    else node.alt = wordsOf(inner);
    this.pieces.cutFrom(piece);
    this.pieces.add(node, piece.start, end);
    this.at = end;
    if (!bracket.isPicture) this.endLinksAround();
  }

  private endLinksAround(): void {
    for (let around = this.bracket; around; around = around.before) {
      if (around.isPicture) continue;
      if (!around.isActive) return;
      around.isActive = false;
    }
  }

  /** A "!" right before a footnote reference is text. */
  private readFootnoteAfterMark({ piece }: Bracket): boolean {
    const start = piece.start + 1;
    const found = readFootnoteReference(this.text, start);
    const end = this.at + 1;
    if (!found || start + found.length !== end || !this.labels.footnotes.has(found.identifier)) return false;
    const { identifier, label } = found;
    this.delimiters.dropAfter(piece);
    this.pieces.cutFrom(piece);
    this.pieces.addWords('!', piece.start, start);
    this.pieces.add({ type: 'footnoteReference', identifier, label }, start, end);
    this.at = end;
    return true;
  }
}
