import type { CollectionMeHook, CollectionRefreshHook, PayloadRequest } from 'payload';
import { acceptedSecrets } from '@/access/acceptedSecrets';
import { readRequestToken } from '@/access/readRequestToken';
import { readSessionToken } from '@/access/sessionToken';

/** Seconds since 1970; the CMS panel warns before it. */
async function sessionEnd(req: PayloadRequest): Promise<number> {
  const token = readRequestToken(req.headers);
  const claims = token ? await readSessionToken(token, acceptedSecrets(req.payload.secret)) : null;
  return claims?.expiresAt ?? 0;
}

/** Payload would decode the token as one of its own. */
export const describeSession: CollectionMeHook = async ({ args, user }) => ({
  user,
  exp: await sessionEnd(args.req),
});

/** The panel asks for a fresh token now and then; using the session has already prolonged it. */
export const keepSession: CollectionRefreshHook = async ({ args, user }) => ({
  user,
  exp: await sessionEnd(args.req),
  refreshedToken: readRequestToken(args.req.headers) ?? '',
  setCookie: false,
});
