import { ImageResponse } from 'next/og';
import { getSiteSettings } from '@/queries/getSiteSettings';
import type { Drawing } from './Drawing';
import { loadPreviewPictureFonts } from './loadPreviewPictureFonts';
import { drawableText, type DrawableText } from './pictureLetters';
import { placeShapedTitle } from './placeShapedTitle';
import { PreviewPicture } from './PreviewPicture';
import { previewPictureSize } from './previewPictureSize';

interface PictureWords {
  /** Where letters of it can't be drawn, `otherwise` stands there. */
  title: string;
  otherwise: string;
  drawing: Drawing;
}

/** Draws a preview picture, as PNG. */
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
