import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { escapeHtml } from '@/domain/text/escapeHtml';
import { reportFonts } from '@/pdf/reportFonts';
import { getSiteSettings } from '@/queries/getSiteSettings';
import type { Drawing } from './Drawing';
import { drawableText, type DrawableText, type FurtherFont, type TextDirection } from './pictureLetters';
import { PreviewPicture } from './PreviewPicture';
import { previewPictureSize, previewPictureMargins as margins } from './previewPictureSize';
import { previewPictureColors } from './previewPictureColors';
import { titleBox, titleSizesPx } from './titleLook';

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

/** Renders lines of the title on a transparent ground, shaped, reordered and at most as wide as its box. */
async function drawLines(text: string, px: number) {
  const { data, info } = await sharp({
    text: {
      // Pango parses the text as markup.
      text: `<span foreground="${previewPictureColors.ink}">${escapeHtml(text)}</span>`,
      font: `DejaVu Sans ${px}px`,
      fontfile: reportFonts.wide,
      width: titleBox.width,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Renders the title at the largest size that fits its box; at the smallest size it is cut to the box. */
async function drawTitle(text: string) {
  let title = await drawLines(text, titleSizesPx[0]);
  for (const px of titleSizesPx.slice(1)) {
    if (title.height <= titleBox.height) return title;
    title = await drawLines(text, px);
  }
  if (title.height <= titleBox.height) return title;
  const whole = { left: 0, top: 0, width: title.width, height: titleBox.height };
  return { ...whole, data: await sharp(title.data).extract(whole).png().toBuffer() };
}

/**
 * Composites a right-to-left title into the image drawn without it: the image renderer neither shapes nor reorders
 * letters, Pango does.
 */
export async function placeShapedTitle(
  picture: Buffer,
  text: string,
  direction: TextDirection,
): Promise<Buffer> {
  const { data, width, height } = await drawTitle(text);
  const left = direction === 'rtl' ? previewPictureSize.width - margins.side - width : margins.side;
  const top = previewPictureSize.height - margins.bottom - height;
  return sharp(picture)
    .composite([{ input: data, left, top }])
    .png()
    .toBuffer();
}
