/** Replaces Content-Length for the server in front, because Next drops that header. */
export const bodyBytesHeader = 'X-Body-Bytes';

const encoder = new TextEncoder();

interface WholeAnswer {
  status?: number;
  headers?: HeadersInit;
}

/** Builds a response with its length in a header, by which the server in front decides whether to compress it. */
export function wholeResponse(body: Uint8Array<ArrayBuffer>, { status, headers }: WholeAnswer): Response {
  const all = new Headers(headers);
  all.set('Content-Length', String(body.byteLength));
  all.set(bodyBytesHeader, String(body.byteLength));
  return new Response(body, { status, headers: all });
}

/** Builds the same response from a value, as JSON unless the headers set another type. */
export function jsonResponse(value: unknown, { status, headers }: WholeAnswer): Response {
  const all = new Headers(headers);
  if (!all.has('Content-Type')) all.set('Content-Type', 'application/json');
  return wholeResponse(encoder.encode(JSON.stringify(value)), { status, headers: all });
}
