import { printable } from './printable';
import { reportFonts, type ReportFont } from './reportFonts';

/** Stands for letters or signs that none of the typefaces can draw. */
export const blank = '□';

/** Scripts that are written from right to left: the typeface has their letters, PDFKit puts them in the wrong order. */
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}]/u;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

export interface FittedText {
  /** File of the typeface. */
  font: string;
  /** With a blank in place of letters that can't be drawn. */
  text: string;
  /** What was typed, if `text` isn't all of it. */
  typed?: string;
}

/** Chooses the typeface for what people typed. */
export class Typefaces {
  /** Whether any text so far had letters that can't be drawn. */
  leftBlanks = false;

  constructor(private readonly doc: PDFKit.PDFDocument) {}

  /** A text in the wished typeface if that has all its letters, otherwise in the one that has the most. */
  fit(text: string, wished: Exclude<ReportFont, 'wide'> = 'text'): FittedText {
    const typed = printable(text);
    const font = [reportFonts[wished], reportFonts.wide].find((file) => this.has(file, typed));
    if (font) return { font, text: typed };
    this.leftBlanks = true;
    const drawn = Array.from(letters.segment(typed), ({ segment }) =>
      this.has(reportFonts.wide, segment) ? segment : blank,
    );
    return { font: reportFonts.wide, text: drawn.join('').replace(/□{2,}/gu, blank), typed };
  }

  private has(file: string, text: string): boolean {
    this.doc.font(file);
    const { font } = this.doc._font;
    return (
      !rightToLeft.test(text) &&
      Array.from(text).every(
        (letter) => letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
      )
    );
  }
}
