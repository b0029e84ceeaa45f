import { Busy, StorageAway } from '@/errors/ApiFailures';
import { runInPreviewQueue } from '@/integrations/limits/runInImageQueue';
import { markCacheable } from '@/integrations/pageCache/renderScope';
import { readShownImage } from '@/queries/blog/readShownImage';
import { cacheTags } from '@/queries/cacheTags';
import { maxAgeSeconds } from '@/queries/maxAgeSeconds';

interface Conversion {
  contentType: 'image/jpeg' | 'image/png';
  convert: (image: Buffer) => Promise<Buffer>;
}

/**
 * Returns the response with a stored image in another format: 404 for an image that doesn't exist or is trashed, the
 * error's status if the queue is full, and 503 while the image store doesn't answer.
 */
export async function respondWithConvertedImage(
  filename: string,
  { contentType, convert }: Conversion,
): Promise<Response> {
  try {
    const image = await readShownImage(filename);
    if (!image) return withoutImage(404);
    const converted = await runInPreviewQueue(() => convert(image));
    markCacheable([cacheTags.pictures], maxAgeSeconds);
    return new Response(new Uint8Array(converted), {
      headers: { 'Content-Type': contentType, 'Cache-Control': 'public, max-age=3600' },
    });
  } catch (error) {
    if (error instanceof Busy)
      return withoutImage(error.status, { 'Retry-After': String(error.retryAfterSeconds) });
    if (error instanceof StorageAway) return withoutImage(503);
    throw error;
  }
}

/** Returns an empty response that isn't stored. */
export const withoutImage = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
