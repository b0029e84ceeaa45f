import type { PayloadRequest } from 'payload';
import { BadRequest } from '@/errors/ApiFailures';
import { readBodyText } from './readBodyText';

const malformed = 'The request body is not valid JSON';
/** Deep enough for every contract; a hostile body can be thousands of levels deep. */
const maxDepth = 32;

/** Depth of nesting by counting brackets, so that a flood is refused before it is parsed. Strings are skipped. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

/**
 * The JSON object in the body of a request.
 * @throws TooLarge beyond `maxBytes`, BadRequest for anything that is not a JSON object
 */
export async function readJsonBody(req: PayloadRequest, maxBytes: number): Promise<object> {
  const text = await readBodyText(req, maxBytes);
  if (isTooDeep(text)) throw new BadRequest('The request body is nested too deeply');
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
