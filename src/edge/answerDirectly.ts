import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type DirectCalls, directCallsKey } from '@/domain/api/directCalls';
import { requestPath } from './requestPath';
import { commonHeaders, unframedHeaders } from './securityHeaders';

const securityHeaders = [...commonHeaders, ...unframedHeaders];

/** The gate looks at the path only, and at no host that a client may have made up. */
const origin = 'http://localhost';

/**
 * Answers calls that need nothing of Next, which spends more on a short call than the call itself: they are handed to the
 * same gate, by the function that it has left in a known place.
 * @returns false for everything else, and before the gate has been loaded
 */
export async function answerDirectly(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const calls = Reflect.get(globalThis, directCallsKey) as DirectCalls | undefined;
  if (request.method !== 'GET' || !calls?.has(requestPath(request))) return false;
  const answer = await calls.answer(new Request(origin + request.url, { headers: headersOf(request) }));
  response.statusCode = answer.status;
  for (const { key, value } of securityHeaders) response.setHeader(key, value);
  answer.headers.forEach((value, name) => response.appendHeader(name, value));
  await send(answer, response);
  return true;
}

function headersOf({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value].flat().join(', ')] satisfies [string, string]],
  );
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  if (answer.body === null) response.end();
  else if (answer.headers.has('Content-Length')) response.end(Buffer.from(await answer.arrayBuffer()));
  else await pipeline(Readable.fromWeb(answer.body as never), response);
}
