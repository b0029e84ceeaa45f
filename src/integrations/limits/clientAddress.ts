import { networkOf } from '@/domain/network/networkOf';

/**
 * Returns the sender's network for rate limits. The server in `src/edge` sets this header from the connection (or the
 * trusted proxy) and removes any value that a client sends.
 */
export function clientAddress(headers: Headers): string {
  return networkOf(headers.get('x-client-address') ?? 'unknown');
}
