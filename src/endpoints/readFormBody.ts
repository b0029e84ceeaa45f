import type { PayloadRequest } from 'payload';
import { BadRequest } from '@/errors/ApiFailures';
import { readBodyBytes } from './readBodyBytes';

/**
 * The fields and files of a form that was sent as multipart/form-data, by name. Of several with one name the last counts.
 * @throws TooLarge beyond `maxBytes`, BadRequest for anything that is not such a form
 */
export async function readFormBody(req: PayloadRequest, maxBytes: number): Promise<object> {
  const bytes = await readBodyBytes(req, maxBytes);
  const type = req.headers.get('Content-Type') ?? '';
  try {
    return Object.fromEntries(await new Response(bytes, { headers: { 'Content-Type': type } }).formData());
  } catch {
    throw new BadRequest('The request body is not a valid form');
  }
}
