import type { CollectionMeHook, CollectionRefreshHook, PayloadRequest } from 'payload';
import { readRequestSession } from '@/access/readRequestSession';
import { readRequestToken } from '@/access/readRequestToken';

/** Seconds since 1970; the CMS panel warns before it. */
async function sessionEnd(req: PayloadRequest): Promise<number> {
  return (await readRequestSession(req))?.expiresAt ?? 0;
}

/** Payload would decode the token as one of its own. */
export const describeSession: CollectionMeHook = async ({ args, user }) => ({
  user,
  exp: await sessionEnd(args.req),
});

/** The panel asks for a fresh token now and then; using the session has already prolonged it. */
export const refreshPanelSession: CollectionRefreshHook = async ({ args, user }) => ({
  user,
  exp: await sessionEnd(args.req),
  refreshedToken: readRequestToken(args.req.headers) ?? '',
  setCookie: false,
});
