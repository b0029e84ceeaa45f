import { isPictureName } from '@/domain/blog/pictureName';
import { StorageAway } from '@/errors/ApiFailures';
import { markCacheable } from '@/integrations/pageCache/renderScope';
import { readShownImage } from '@/queries/blog/readShownImage';
import { cacheTags } from '@/queries/cacheTags';
import { maxAgeSeconds } from '@/queries/maxAgeSeconds';

interface RouteContext {
  params: Promise<{ filename: string }>;
}

const refuse = (status: number, message: string, headers: HeadersInit = {}) =>
  Response.json(
    { message, error: message },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );

/** 503 during an outage of the image store. Not cacheable, because the image is available again afterwards. */
const refuseAway = ({ status, message, retryAfterSeconds }: StorageAway) =>
  refuse(status, message, { 'Retry-After': String(retryAfterSeconds) });

/** Images of posts. The content of a file name never changes, so the response is immutable. */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const { filename } = await params;
  if (!isPictureName(filename)) return refuse(400, 'Bad file name');
  const content = await readShownImage(filename).catch((error: unknown) => {
    if (error instanceof StorageAway) return error;
    throw error;
  });
  if (content instanceof StorageAway) return refuseAway(content);
  if (!content) return refuse(404, 'Not found');
  markCacheable([cacheTags.pictures], maxAgeSeconds, { mayStandIn: false });
  return new Response(content, {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Length': String(content.byteLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Accept-Ranges': 'bytes',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'",
    },
  });
}
