import type { IncomingMessage } from 'node:http';
import { mebibyte } from '@/domain/mebibyte';
import { ForeignFileProblem } from './ForeignFileProblem';

/**
 * The whole body of an answer, which is not read on as soon as it is too large.
 * @throws ForeignFileProblem
 */
export async function readAtMost(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new ForeignFileProblem(`It is larger than ${maxBytes / mebibyte} MB.`);
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw tooLarge();
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
