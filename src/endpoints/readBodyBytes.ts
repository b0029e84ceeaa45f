import type { PayloadRequest } from 'payload';
import { TooLarge } from '@/errors/ApiFailures';

/**
 * The body of a request, counted while it is read.
 * @throws TooLarge beyond `maxBytes`
 */
export async function readBodyBytes(req: PayloadRequest, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(req.headers.get('Content-Length') ?? 0) > maxBytes) throw new TooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of req.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
