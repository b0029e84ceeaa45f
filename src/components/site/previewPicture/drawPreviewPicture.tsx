import { ImageResponse } from 'next/og';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getSiteSettings } from '@/queries/getSiteSettings';
import type { Drawing } from './Drawing';
import { drawableText, type DrawableText, type FurtherFont } from './pictureLetters';
import { placeShapedTitle } from './placeShapedTitle';
import { PreviewPicture } from './PreviewPicture';
import { previewPictureSize } from './previewPictureSize';

const ownFolder = path.join(process.cwd(), 'src/components/site/previewPicture/fonts');

/** Fallback fonts, shared with the reports. */
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
 * The site's two fonts in a format that the image renderer reads (WOFF, not WOFF2), followed by the fallback fonts of
 * the title.
 */
const loadPreviewPictureFonts = (further: readonly FurtherFont[]) =>
  Promise.all([
    load('Bricolage Grotesque', path.join(ownFolder, 'bricolage-grotesque-latin-700-normal.woff'), 700),
    load('Instrument Sans', path.join(ownFolder, 'instrument-sans-latin-500-normal.woff'), 500),
    ...further.map((font) => load(font, path.join(furtherFolder, furtherFiles[font]), 400)),
  ]);

interface PictureWords {
  /** Replaced by `otherwise` if some of its letters can't be drawn. */
  title: string;
  otherwise: string;
  drawing: Drawing;
}

/** Draws a preview image as PNG. */
export async function drawPreviewPicture({ title, otherwise, drawing }: PictureWords): Promise<Buffer> {
  const { firmName } = await getSiteSettings();
  const name = drawableText(firmName);
  const words: DrawableText = drawableText(title) ?? { text: otherwise, fonts: [] };
  const fonts = new Set([...(name?.fonts ?? []), ...words.fonts]);
  const picture = new ImageResponse(
    <PreviewPicture firmName={!name || name.direction ? null : name.text} title={words} drawing={drawing} />,
    { ...previewPictureSize, fonts: await loadPreviewPictureFonts([...fonts]) },
  );
  const drawn = Buffer.from(await picture.arrayBuffer());
  return words.direction ? placeShapedTitle(drawn, words.text, words.direction) : drawn;
}
