import sharp from 'sharp';
import { escapeHtml } from '@/domain/text/escapeHtml';
import { reportFonts } from '@/pdf/reportFonts';
import type { TextDirection } from './pictureLetters';
import { previewPictureColors } from './previewPictureColors';
import { previewPictureMargins as margins, previewPictureSize } from './previewPictureSize';
import { titleBox, titleSizesPx } from './titleLook';

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
