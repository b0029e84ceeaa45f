import { readFile } from 'node:fs/promises';
import path from 'node:path';

const folder = path.join(process.cwd(), 'src/components/site/previewPicture/fonts');

const load = async (name: string, file: string, weight: 500 | 700) => ({
  name,
  data: await readFile(path.join(folder, file)),
  weight,
  style: 'normal' as const,
});

/** The site's two typefaces in the format that the renderer of pictures reads: it takes WOFF, not WOFF2. */
export const loadPreviewPictureFonts = () =>
  Promise.all([
    load('Bricolage Grotesque', 'bricolage-grotesque-latin-700-normal.woff', 700),
    load('Instrument Sans', 'instrument-sans-latin-500-normal.woff', 500),
  ]);
