import { previewPictureSize } from '@/components/site/previewPicture/previewPictureSize';
import { pictureNameAt, sharePicturePath } from '@/domain/seo/sharePicturePath';
import { Busy, StorageAway } from '@/errors/ApiFailures';
import { markCacheable } from '@/integrations/pageCache/renderScope';
import { runInPreviewQueue } from '@/integrations/limits/runInImageQueue';
import { cropImage } from '@/integrations/storage/cropImage';
import { readShownImage } from '@/queries/blog/readShownImage';
import { cacheTags } from '@/queries/cacheTags';
import { maxAgeSeconds } from '@/queries/maxAgeSeconds';
import { siteOrigin } from '@/queries/siteOrigin';

interface RouteContext {
  params: Promise<{ file: string }>;
}

/** A stored image, cropped for link previews. */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const asked = `/share/pictures/${(await params).file}`;
  const filename = pictureNameAt(asked, siteOrigin);
  if (!filename || sharePicturePath(filename) !== asked) return refusal(404);
  try {
    const picture = await readShownImage(filename);
    if (!picture) return refusal(404);
    const cut = await runInPreviewQueue(() => cropImage(picture, previewPictureSize));
    markCacheable([cacheTags.pictures], maxAgeSeconds);
    return new Response(new Uint8Array(cut), {
      headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=3600' },
    });
  } catch (error) {
    if (error instanceof Busy)
      return refusal(error.status, { 'Retry-After': String(error.retryAfterSeconds) });
    if (error instanceof StorageAway) return refusal(503);
    throw error;
  }
}

const refusal = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
