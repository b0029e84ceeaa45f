import type { PayloadRequest } from 'payload';
import { BadRequest, TooLarge } from '@/errors/ApiFailures';

/**
 * The body of a request, counted while it is read.
 * @throws TooLarge beyond `maxBytes`, BadRequest when it doesn't come to an end
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

/** What has arrived so far; a sender who leaves in the middle is no fault of the site. */
async function* arriving({ body }: Pick<PayloadRequest, 'body'>): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch {
    throw new BadRequest('The body of the request did not arrive');
  }
}
