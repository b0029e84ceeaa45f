import path from 'node:path';

const folder = path.join(process.cwd(), 'src/components/site/previewPicture/fonts');

/** Files of the site's two typefaces, in a format that PDFKit embeds, and one with far more letters than theirs. */
export const reportFonts = {
  text: path.join(folder, 'instrument-sans-latin-500-normal.woff'),
  display: path.join(folder, 'bricolage-grotesque-latin-700-normal.woff'),
  wide: path.join(process.cwd(), 'src/pdf/fonts/DejaVuSans.ttf'),
};

export type ReportFont = keyof typeof reportFonts;
