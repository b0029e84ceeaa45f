import type { PayloadRequest } from 'payload';
import { isNestedDeeper } from '@/domain/text/isNestedDeeper';
import { BadRequest, UnsupportedType } from '@/errors/ApiFailures';
import { readBodyText } from './readBodyText';

const notJson = 'Send the body as JSON, with the header Content-Type: application/json.';
const jsonType = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
const malformed = 'The request body is not valid JSON';
/** Deep enough for every contract; a hostile body can be thousands of levels deep. */
const maxDepth = 32;

/**
 * Reads the JSON object in the body of a request.
 * @throws UnsupportedType without a JSON content type, TooLarge beyond `maxBytes`, BadRequest for anything that is not
 * a JSON object
 */
export async function readJsonBody(req: PayloadRequest, maxBytes: number): Promise<object> {
  requireJsonType(req.headers);
  return parseJsonBody(req.headers, await readBodyText(req, maxBytes));
}

function requireJsonType(headers: Headers): void {
  if (!jsonType.test(headers.get('Content-Type') ?? '')) throw new UnsupportedType(notJson);
}

/**
 * Parses a body as a JSON object.
 * @throws UnsupportedType, BadRequest as `readJsonBody`
 */
export function parseJsonBody(headers: Headers, text: string): object {
  requireJsonType(headers);
  if (isNestedDeeper(text, maxDepth)) throw new BadRequest('The request body is nested too deeply');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadRequest(malformed);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadRequest('The request body must be a JSON object');
  }
  return value;
}
