import { isIP } from 'node:net';

/**
 * Returns the IP address of the client. Any client can send `X-Forwarded-For`, so only the entries that our own proxies
 * added, counted from the right, are trusted.
 * @param trustedProxies 0: none, the header is ignored
 * @returns an IPv4 or IPv6 address; empty when the connection is closed already
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

/** A dual-stack socket reports IPv4 addresses as ::ffff:192.0.2.1. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
