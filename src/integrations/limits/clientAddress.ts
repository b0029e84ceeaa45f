import { networkOf } from '@/domain/network/networkOf';

/**
 * Who the sender is for limits: the network of the address. The server in `src/edge` sets this header from the connection
 * (or from the trusted proxy) and removes what a client claims in it.
 */
export function clientAddress(headers: Headers): string {
  return networkOf(headers.get('x-client-address') ?? 'unknown');
}
