import { isIP } from 'node:net';

/**
 * The address a request comes from. `X-Forwarded-For` is written by anybody who likes to; only the entries
 * that our own proxies added, counted from the right, are true.
 * @param trustedProxies 0: none, the header is not looked at
 * @returns an IPv4 or IPv6 address; empty when the connection is gone already
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | string[] | undefined,
  trustedProxies: number,
): string {
  const entries = [forwardedFor ?? []].flat().join(',').split(',');
  const forwarded = trustedProxies > 0 ? entries.at(-trustedProxies)?.trim() : undefined;
  return plain(forwarded && isIP(forwarded) ? forwarded : (socketAddress ?? ''));
}

/** A socket that accepts both families writes IPv4 addresses as ::ffff:192.0.2.1. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
