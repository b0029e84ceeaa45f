'use client';

import { useLocationHash } from '@/client/useLocationHash';

/**
 * Returns the token of a mailed link; empty if the link is incomplete, null before hydration. The token is in the
 * fragment, which browsers never send to a server.
 */
export function useLinkToken(): string | null {
  const hash = useLocationHash();
  return hash === null ? null : (/^token=([\w-]+)$/.exec(hash)?.[1] ?? '');
}
