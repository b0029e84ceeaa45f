/**
 * The network address of the sender. The server in `src/edge` sets this header from the connection (or from
 * the trusted proxy) and removes what a client claims in it.
 */
export function clientAddress(headers: Headers): string {
  return headers.get('x-client-address') ?? 'unknown';
}
