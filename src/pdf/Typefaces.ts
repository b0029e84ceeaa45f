import { rightToLeft } from './DirectedText';
import { printable } from './printable';
import { reportFonts, type ReportFont } from './reportFonts';

/** Replaces characters without a glyph in any of the fonts. */
export const blank = '□';

/** Scripts whose glyphs are drawn in a different order than they are read. */
const reordered = /\p{Script=Devanagari}/u;

const pictogram = /\p{Emoji_Presentation}/u;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A part of a text in one font. */
export interface TextPiece {
  /** File of the font. */
  font: string;
  text: string;
}

export interface FittedText extends TextPiece {
  /** Set if the text needs several fonts or directions: its parts, in logical order. */
  pieces?: readonly TextPiece[];
  /** The original text, if the drawn one differs: characters are missing or reordered. */
  typed?: string;
}

/** Selects fonts for user input. */
export class Typefaces {
  constructor(private readonly doc: PDFKit.PDFDocument) {}

  /** Returns whether a text would have blanks. */
  leavesBlanks(text: string): boolean {
    const foreign = printable(text).replace(/[ -~]+/g, ' ');
    const segments = new Set(Array.from(letters.segment(foreign), ({ segment }) => segment));
    return [...segments].some((letter) => !this.fileFor(letter, 'text'));
  }

  /**
   * Returns the text in one font, the preferred or, for foreign letters, the wide one, if that has all characters and
   * none is right-to-left. Other text is split into pieces: a single sign doesn't change the font of its line.
   */
  fit(text: string, wished: ReportFont = 'text'): FittedText {
    const typed = printable(text);
    const isReversed = rightToLeft.test(typed);
    const lacksLetters = !this.has(reportFonts[wished], typed.replace(/[^\p{L}\p{M}]/gu, ''));
    const candidates = [reportFonts[wished], ...(lacksLetters ? [reportFonts.wide] : [])];
    const font = candidates.find((file) => this.has(file, typed));
    if (font && !isReversed) return { font, text: typed };
    const pieces: TextPiece[] = [];
    let hasBlanks = false;
    for (const { segment } of letters.segment(typed)) {
      const file = this.fileFor(segment, wished);
      if (!file) hasBlanks = true;
      this.append(pieces, { font: file ?? reportFonts.wide, text: file ? segment : blank });
    }
    return {
      font: reportFonts.wide,
      text: pieces.map((piece) => piece.text).join(''),
      pieces,
      ...(hasBlanks || isReversed || reordered.test(typed) ? { typed } : {}),
    };
  }

  /**
   * Selects the font of one letter with its marks: the preferred one first. For emoji the emoji font comes next, so
   * that they look alike.
   */
  private fileFor(letter: string, wished: ReportFont): string | undefined {
    const { emoji, wide, eastAsian, korean, devanagari, thai } = reportFonts;
    const others = pictogram.test(letter)
      ? [emoji, wide]
      : [wide, eastAsian, korean, devanagari, thai, emoji];
    return [reportFonts[wished], ...others].find((file) => this.has(file, letter));
  }

  /** Consecutive blanks become one. */
  private append(pieces: TextPiece[], { font, text }: TextPiece): void {
    const last = pieces.at(-1);
    if (text === blank && last?.text.endsWith(blank)) return;
    if (last?.font === font) last.text += text;
    else pieces.push({ font, text });
  }

  private has(file: string, text: string): boolean {
    this.doc.font(file);
    const { font } = this.doc._font;
    return Array.from(text).every(
      (letter) => letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
  }
}
