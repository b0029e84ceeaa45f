import type { PayloadRequest } from 'payload';
import { decodeUtf8 } from '@/domain/text/decodeUtf8';
import { BadRequest } from '@/errors/ApiFailures';
import { readBodyBytes } from './readBodyBytes';

/**
 * Reads the body of a request as text.
 * @throws TooLarge beyond `maxBytes`, BadRequest for anything but UTF-8
 */
export async function readBodyText(
  req: Pick<PayloadRequest, 'body' | 'headers'>,
  maxBytes: number,
): Promise<string> {
  return textOf(await readBodyBytes(req, maxBytes));
}

/** @throws BadRequest for anything but UTF-8 */
export function textOf(body: Uint8Array): string {
  const text = decodeUtf8(body);
  if (text === null) throw new BadRequest('The request body is not text in UTF-8');
  return text;
}
