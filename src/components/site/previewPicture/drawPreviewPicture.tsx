import { ImageResponse } from 'next/og';
import { getSiteSettings } from '@/queries/getSiteSettings';
import type { Drawing } from './Drawing';
import { loadPreviewPictureFonts } from './loadPreviewPictureFonts';
import { drawableText } from './pictureLetters';
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
  const words = drawableText(title) ?? { text: otherwise, fonts: [] };
  const fonts = new Set([...(name?.fonts ?? []), ...words.fonts]);
  const picture = new ImageResponse(
    <PreviewPicture firmName={name?.text ?? null} title={words} drawing={drawing} />,
    { ...previewPictureSize, fonts: await loadPreviewPictureFonts([...fonts]) },
  );
  return Buffer.from(await picture.arrayBuffer());
}
