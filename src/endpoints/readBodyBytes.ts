import type { PayloadRequest } from 'payload';
import { BadRequest, TooLarge } from '@/errors/ApiFailures';

/**
 * Reads the body of a request, and enforces the limit while reading.
 * @throws TooLarge beyond `maxBytes`, BadRequest when the body is incomplete
 */
export async function readBodyBytes(
  req: Pick<PayloadRequest, 'body' | 'headers'>,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(req.headers.get('Content-Length') ?? 0) > maxBytes) throw new TooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of arriving(req)) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Yields the chunks of the body. A client that disconnects midway is no error of the site. */
async function* arriving({ body }: Pick<PayloadRequest, 'body'>): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch {
    throw new BadRequest('The body of the request did not arrive');
  }
}
