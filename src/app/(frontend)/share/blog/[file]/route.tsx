import { drawings } from '@/components/site/previewPicture/drawings';
import { drawPreviewPicture } from '@/components/site/previewPicture/drawPreviewPicture';
import { previewPictureSize } from '@/components/site/previewPicture/previewPictureSize';
import { blog } from '@/content/site/blog';
import { postPreviewPicturePath } from '@/content/site/previewPicturePath';
import { Busy, StorageAway } from '@/errors/ApiFailures';
import { markCacheable } from '@/integrations/pageCache/renderScope';
import { runInPreviewQueue } from '@/integrations/limits/runInImageQueue';
import { cropImage, drawingAsJpeg } from '@/integrations/storage/cropImage';
import { getPost, type FullPost } from '@/queries/blog/getPost';
import { readShownImage } from '@/queries/blog/readShownImage';
import { cacheTags, postTag } from '@/queries/cacheTags';
import { maxAgeSeconds } from '@/queries/maxAgeSeconds';

interface RouteContext {
  params: Promise<{ file: string }>;
}

const fileName = /^([a-z0-9-]+)\.jpg$/;

/** Link preview image of a published post. A request can't choose the text of a generated image. */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const { file } = await params;
  const slug = fileName.exec(file)?.[1];
  const found = slug ? await getPost(slug) : null;
  if (!slug || !found) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  markCacheable([postTag(slug), cacheTags.posts, cacheTags.siteSettings, cacheTags.pictures], maxAgeSeconds);
  if ('movedTo' in found) {
    return new Response(null, { status: 308, headers: { Location: postPreviewPicturePath(found.movedTo) } });
  }
  const picture = await runInPreviewQueue(() => makePicture(found.post)).catch(refusalOfBusy);
  if (picture instanceof Busy) {
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(picture.retryAfterSeconds) };
    return new Response(null, { status: picture.status, headers });
  }
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=3600' },
  });
}

async function makePicture({ title, metaImage, cover }: FullPost): Promise<Buffer> {
  for (const chosen of [metaImage, cover]) {
    const picture = chosen && (await readShownImage(chosen.filename).catch(nothingWhileAway));
    if (picture) return cropImage(picture, previewPictureSize);
  }
  const words = { title, otherwise: blog.heading, drawing: drawings.article };
  return drawingAsJpeg(await drawPreviewPicture(words));
}

function refusalOfBusy(error: unknown): Busy {
  if (error instanceof Busy) return error;
  throw error;
}

/** During a storage outage, falls back to the title image: social networks cache the first response for days. */
function nothingWhileAway(error: unknown): null {
  if (error instanceof StorageAway) return null;
  throw error;
}
