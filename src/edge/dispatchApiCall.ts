import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { type DirectCalls, directCallsKey } from '@/domain/api/directCalls';
import { requestPath } from './requestPath';
import { commonHeaders, unframedHeaders } from './securityHeaders.mjs';

const securityHeaders = [...commonHeaders, ...unframedHeaders];

/** The gate uses the path only; a client can forge the host. */
const origin = 'http://localhost';

/**
 * Answers API calls that don't need Next, whose overhead is larger than a short call. They go to the same gate, through
 * the function that it registers on `globalThis`.
 * @returns false for everything else, before the gate is loaded, and when it throws: Next then handles the request and
 * logs the error
 */
export async function dispatchApiCall(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const calls = Reflect.get(globalThis, directCallsKey) as DirectCalls | undefined;
  if (request.method !== 'GET' || !calls?.has(requestPath(request))) return false;
  const answer = await calls.answer(toWebRequest(request)).catch(() => null);
  if (!answer) return false;
  response.statusCode = answer.status;
  for (const { key, value } of securityHeaders) response.setHeader(key, value);
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  await send(answer, response);
  return true;
}

function toWebRequest({ url, headers }: IncomingMessage): Request {
  const given = Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  return new Request(origin + url, { headers: given });
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  if (answer.headers.has('Content-Length')) response.end(Buffer.from(await answer.arrayBuffer()));
  else if (answer.body) await stream(answer.body as ReadableStream, response);
  else response.end();
}

/** A stream that breaks on either side destroys the response, so that the client detects the truncation. */
const stream = (body: ReadableStream, response: ServerResponse): Promise<void> =>
  pipeline(Readable.fromWeb(body), response).catch(() => void response.destroy());
