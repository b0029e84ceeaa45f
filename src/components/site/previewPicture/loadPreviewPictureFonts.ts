import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FurtherFont } from './pictureLetters';

const ownFolder = path.join(process.cwd(), 'src/components/site/previewPicture/fonts');
/** Those that also stand in for the site's typefaces in reports. */
const furtherFolder = path.join(process.cwd(), 'src/pdf/fonts');

const furtherFiles: Record<FurtherFont, string> = {
  wide: 'DejaVuSans.ttf',
  eastAsian: 'DroidSansFallbackFull.ttf',
  korean: 'NanumGothic-Korean.woff',
};

const load = async (name: string, file: string, weight: 400 | 500 | 700) => ({
  name,
  data: await readFile(file),
  weight,
  style: 'normal' as const,
});

/**
 * The site's two typefaces in the format that the renderer of pictures reads: it takes WOFF, not WOFF2. Behind them those
 * that a title needs besides.
 */
export const loadPreviewPictureFonts = (further: readonly FurtherFont[]) =>
  Promise.all([
    load('Bricolage Grotesque', path.join(ownFolder, 'bricolage-grotesque-latin-700-normal.woff'), 700),
    load('Instrument Sans', path.join(ownFolder, 'instrument-sans-latin-500-normal.woff'), 500),
    ...further.map((font) => load(font, path.join(furtherFolder, furtherFiles[font]), 400)),
  ]);
