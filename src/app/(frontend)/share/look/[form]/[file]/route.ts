import { readLookImagePath } from '@/domain/look/lookImage';
import { Busy, StorageAway } from '@/errors/ApiFailures';
import { runInPreviewQueue } from '@/integrations/limits/runInImageQueue';
import { markCacheable } from '@/integrations/pageCache/renderScope';
import { convertLookImage } from '@/integrations/storage/convertLookImage';
import { readShownImage } from '@/queries/blog/readShownImage';
import { cacheTags } from '@/queries/cacheTags';
import { maxAgeSeconds } from '@/queries/maxAgeSeconds';

interface RouteContext {
  params: Promise<{ form: string; file: string }>;
}

/** A stored image as PNG, in a form of the firm's logo or icon. */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const { form, file } = await params;
  const asked = readLookImagePath(form, file);
  if (!asked) return refusal(404);
  try {
    const picture = await readShownImage(asked.filename);
    if (!picture) return refusal(404);
    const converted = await runInPreviewQueue(() => convertLookImage(picture, asked.form));
    markCacheable([cacheTags.pictures], maxAgeSeconds);
    return new Response(new Uint8Array(converted), {
      headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' },
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
