import { isPictureName } from '@/domain/blog/pictureName';
import { readMediaFile } from '@/integrations/storage/mediaFiles';

interface RouteContext {
  params: Promise<{ filename: string }>;
}

const refuse = (status: number, message: string) =>
  Response.json({ message, error: message }, { status, headers: { 'Cache-Control': 'no-store' } });

/** Pictures of posts. A name never gets another content, so browsers may keep what they have. */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const { filename } = await params;
  if (!isPictureName(filename)) return refuse(400, 'Bad file name');
  const content = await readMediaFile(filename);
  if (!content) return refuse(404, 'Not found');
  return new Response(content, {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Length': String(content.byteLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'",
    },
  });
}
