import { ImageResponse } from 'next/og';
import { inLatinLetters } from '@/domain/text/inLatinLetters';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { loadPreviewPictureFonts } from './loadPreviewPictureFonts';
import { PreviewPicture } from './PreviewPicture';
import { previewPictureSize } from './previewPictureSize';

/**
 * Draws a preview picture, as PNG.
 * @param title in letters that the site's typefaces have (`inLatinLetters`): for others the renderer would ask a font vendor
 */
export async function drawPreviewPicture(title: string): Promise<Buffer> {
  const { firmName } = await getSiteSettings();
  const drawing = new ImageResponse(<PreviewPicture firmName={inLatinLetters(firmName)} title={title} />, {
    ...previewPictureSize,
    fonts: await loadPreviewPictureFonts(),
  });
  return Buffer.from(await drawing.arrayBuffer());
}
