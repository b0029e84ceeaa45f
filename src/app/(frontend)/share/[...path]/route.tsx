import { drawPreviewPicture } from '@/components/site/previewPicture/drawPreviewPicture';
import { previewPictureSize } from '@/components/site/previewPicture/previewPictureSize';
import { footerTagline } from '@/content/site/navigation';
import { defaultPreviewPicturePath, previewPicturePath } from '@/content/site/previewPicturePath';
import { previewTitles } from '@/content/site/shownPages';
import { cutPicture, drawingAsJpeg } from '@/integrations/storage/cutPicture';
import { readShownPicture } from '@/queries/blog/readShownPicture';
import { getSharePicture } from '@/queries/getSharePicture';

interface RouteContext {
  params: Promise<{ path: string[] }>;
}

const titles = new Map(
  Array.from(previewTitles, ([path, title]) => [previewPicturePath(path), title] as const),
);

/** Only these exist: nobody can have the server draw texts of their own. */
export const dynamicParams = false;

export function generateStaticParams(): { path: string[] }[] {
  return [defaultPreviewPicturePath, ...titles.keys()].map((imagePath) => ({
    path: imagePath.split('/').slice(2),
  }));
}

/** The preview pictures, made at build time and again when the firm's name or its own picture changes. */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const { path } = await params;
  const asked = `/share/${path.join('/')}`;
  if (asked === defaultPreviewPicturePath) return answer(await makeDefault(), 'image/jpeg');
  const title = titles.get(asked);
  return title ? answer(await drawPreviewPicture(title), 'image/png') : new Response(null, { status: 404 });
}

/** The firm's own picture, where it has chosen one. */
async function makeDefault(): Promise<Buffer> {
  const filename = await getSharePicture();
  const picture = filename && (await readShownPicture(filename));
  if (picture) return cutPicture(picture, previewPictureSize);
  return drawingAsJpeg(await drawPreviewPicture(footerTagline));
}

const answer = (picture: Buffer, type: string): Response =>
  new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' },
  });
