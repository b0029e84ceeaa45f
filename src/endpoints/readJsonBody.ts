import type { PayloadRequest } from 'payload';
import { BadRequest, TooLarge } from '@/errors/ApiFailures';

const malformed = 'The request body is not valid JSON';
/** Deep enough for every contract; a hostile body can be thousands of levels deep. */
const maxDepth = 32;

async function readBytes(req: PayloadRequest, maxBytes: number): Promise<Uint8Array> {
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
  const text = new TextDecoder().decode(await readBytes(req, maxBytes));
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
