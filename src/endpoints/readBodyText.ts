import type { PayloadRequest } from 'payload';
import { TooLarge } from '@/errors/ApiFailures';

/**
 * The body of a request as text, counted while it is read.
 * @throws TooLarge beyond `maxBytes`
 */
export async function readBodyText(req: PayloadRequest, maxBytes: number): Promise<string> {
  if (Number(req.headers.get('Content-Length') ?? 0) > maxBytes) throw new TooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of req.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new TooLarge();
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
