import path from 'node:path';

const siteFonts = path.join(process.cwd(), 'src/components/site/previewPicture/fonts');
const otherFonts = path.join(process.cwd(), 'src/pdf/fonts');

/**
 * Files of the site's two typefaces, in a format that PDFKit embeds, and those that take over where theirs end: one with
 * far more alphabets, Arabic and Hebrew among them, one for Chinese and Japanese, and one each for Korean, Devanagari, Thai
 * and emoji. Of each only the letters that a document holds become a part of it.
 */
export const reportFonts = {
  text: path.join(siteFonts, 'instrument-sans-latin-500-normal.woff'),
  display: path.join(siteFonts, 'bricolage-grotesque-latin-700-normal.woff'),
  wide: path.join(otherFonts, 'DejaVuSans.ttf'),
  eastAsian: path.join(otherFonts, 'DroidSansFallbackFull.ttf'),
  korean: path.join(otherFonts, 'NanumGothic-Korean.woff'),
  devanagari: path.join(otherFonts, 'NotoSansDevanagari.woff'),
  thai: path.join(otherFonts, 'NotoSansThai.woff'),
  emoji: path.join(otherFonts, 'NotoEmoji.woff'),
};

/** The site's own: what a text is set in as far as possible. */
export type ReportFont = 'text' | 'display';
