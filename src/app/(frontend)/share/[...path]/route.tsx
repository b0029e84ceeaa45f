import { drawingOfPage } from '@/components/site/previewPicture/drawingOfPage';
import { drawPreviewPicture } from '@/components/site/previewPicture/drawPreviewPicture';
import { drawings } from '@/components/site/previewPicture/drawings';
import { previewPictureSize } from '@/components/site/previewPicture/previewPictureSize';
import { footerTagline } from '@/content/site/navigation';
import { defaultPreviewPicturePath, previewPicturePath } from '@/content/site/previewPicturePath';
import { previewTitles } from '@/content/site/shownPages';
import { cropImage, drawingAsJpeg } from '@/integrations/storage/cropImage';
import { readShownImage } from '@/queries/blog/readShownImage';
import { getShareImage } from '@/queries/getShareImage';

interface RouteContext {
  params: Promise<{ path: string[] }>;
}

const pictures = new Map(
  Array.from(previewTitles, ([path, title]) => {
    return [previewPicturePath(path), { title, drawing: drawingOfPage(path) }] as const;
  }),
);

/** 404 for other paths: a request must not choose the text of a generated image. */
export const dynamicParams = false;

export function generateStaticParams(): { path: string[] }[] {
  return [defaultPreviewPicturePath, ...pictures.keys()].map((imagePath) => ({
    path: imagePath.split('/').slice(2),
  }));
}

/** Link preview images of pages, rendered at build time and again when the firm's name or default image changes. */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const { path } = await params;
  const asked = `/share/${path.join('/')}`;
  if (asked === defaultPreviewPicturePath) return answer(await makeDefault(), 'image/jpeg');
  const picture = pictures.get(asked);
  if (!picture) return new Response(null, { status: 404 });
  return answer(await drawPreviewPicture({ ...picture, otherwise: picture.title }), 'image/png');
}

/** Returns the default image: the one chosen in the firm facts, else a generated one. */
async function makeDefault(): Promise<Buffer> {
  const filename = await getShareImage();
  const picture = filename && (await readShownImage(filename));
  if (picture) return cropImage(picture, previewPictureSize);
  const words = { title: footerTagline, otherwise: footerTagline, drawing: drawings.hours };
  return drawingAsJpeg(await drawPreviewPicture(words));
}

const answer = (picture: Buffer, type: string): Response =>
  new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' },
  });
