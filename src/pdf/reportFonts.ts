import path from 'node:path';

const siteFonts = path.join(process.cwd(), 'src/components/site/previewPicture/fonts');
const otherFonts = path.join(process.cwd(), 'src/pdf/fonts');

/**
 * Files of the site's two fonts in a format that PDFKit embeds, and the fallback fonts: one with many more alphabets,
 * Arabic and Hebrew included, one for Chinese and Japanese, and one each for Korean, Devanagari, Thai and emoji. A
 * document embeds only the glyphs that it uses.
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

/** The site's own fonts, used wherever they have the characters. */
export type ReportFont = 'text' | 'display';
