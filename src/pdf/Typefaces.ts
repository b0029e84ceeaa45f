import { rightToLeft } from './DirectedText';
import { printable } from './printable';
import { reportFonts, type ReportFont } from './reportFonts';

/** Stands for letters or signs that none of the typefaces can draw. */
export const blank = '□';

/** Whose signs are drawn in another order than they are read. */
const reordered = /\p{Script=Devanagari}/u;

const pictogram = /\p{Emoji_Presentation}/u;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A part of a text in one typeface. */
export interface TextPiece {
  /** File of the typeface. */
  font: string;
  text: string;
}

export interface FittedText extends TextPiece {
  /** Present where one typeface, from left to right, doesn't do: the same text in parts, in the order of reading. */
  pieces?: readonly TextPiece[];
  /** What was typed, where the drawn text isn't it: letters are missing, or stand in another order. */
  typed?: string;
}

/** Chooses the typefaces for what people typed. */
export class Typefaces {
  constructor(private readonly doc: PDFKit.PDFDocument) {}

  /** Whether a text would have blanks. */
  leavesBlanks(text: string): boolean {
    const foreign = printable(text).replace(/[ -~]+/g, ' ');
    const segments = new Set(Array.from(letters.segment(foreign), ({ segment }) => segment));
    return [...segments].some((letter) => !this.fileFor(letter, 'text'));
  }

  /** A text in the wished typeface if that has all its letters, else in the one that has the most, else in several. */
  fit(text: string, wished: ReportFont = 'text'): FittedText {
    const typed = printable(text);
    const isReversed = rightToLeft.test(typed);
    const font = [reportFonts[wished], reportFonts.wide].find((file) => this.has(file, typed));
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

  /** The typeface of one letter with its marks: the wished one first, and emoji in the one that draws them all alike. */
  private fileFor(letter: string, wished: ReportFont): string | undefined {
    const { emoji, wide, eastAsian, korean, devanagari, thai } = reportFonts;
    const others = pictogram.test(letter)
      ? [emoji, wide]
      : [wide, eastAsian, korean, devanagari, thai, emoji];
    return [reportFonts[wished], ...others].find((file) => this.has(file, letter));
  }

  /** One blank stands for several in a row. */
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
