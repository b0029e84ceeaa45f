import type { IncomingMessage, ServerResponse } from 'node:http';
import { standalonePage } from './standalonePage';
import type { Refusal } from './Refusal';

/** Sends an error: an HTML page for browser navigations, the API's JSON for all other requests. */
export function sendErrorResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message, headers }: Refusal,
): void {
  const isForPeople = request.headers['sec-fetch-dest'] === 'document';
  const body = isForPeople ? standalonePage(message) : JSON.stringify({ message, error: message });
  response.writeHead(status, {
    'Content-Type': isForPeople ? 'text/html; charset=utf-8' : 'application/json',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    // The rest of a rejected body isn't read.
    Connection: 'close',
    ...headers,
  });
  response.end(status === 204 || request.method === 'HEAD' ? undefined : body);
}
