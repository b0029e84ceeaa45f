/** Content-Length for the server in front, because Next drops that. */
export const bodyBytesHeader = 'X-Body-Bytes';

const encoder = new TextEncoder();

interface WholeAnswer {
  status?: number;
  headers?: HeadersInit;
}

/** A response whose length is told ahead: whoever passes it on sees whether it is worth compressing. */
export function wholeResponse(body: Uint8Array<ArrayBuffer>, { status, headers }: WholeAnswer): Response {
  const all = new Headers(headers);
  all.set('Content-Length', String(body.byteLength));
  all.set(bodyBytesHeader, String(body.byteLength));
  return new Response(body, { status, headers: all });
}

/** The same of a value, as JSON unless the headers say otherwise. */
export function jsonResponse(value: unknown, { status, headers }: WholeAnswer): Response {
  const all = new Headers(headers);
  if (!all.has('Content-Type')) all.set('Content-Type', 'application/json');
  return wholeResponse(encoder.encode(JSON.stringify(value)), { status, headers: all });
}
