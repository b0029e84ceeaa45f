'use client';

import { useLocationHash } from '@/client/useLocationHash';

/**
 * The token of a mailed link; empty when the link is not whole, null until the browser has been asked. It stands behind
 * #, which browsers send to no server.
 */
export function useLinkToken(): string | null {
  const hash = useLocationHash();
  return hash === null ? null : (/^token=([\w-]+)$/.exec(hash)?.[1] ?? '');
}
