import type { PayloadRequest } from 'payload';
import { readBodyBytes } from './readBodyBytes';

/**
 * The body of a request as text.
 * @throws TooLarge beyond `maxBytes`
 */
export async function readBodyText(
  req: Pick<PayloadRequest, 'body' | 'headers'>,
  maxBytes: number,
): Promise<string> {
  return new TextDecoder().decode(await readBodyBytes(req, maxBytes));
}
