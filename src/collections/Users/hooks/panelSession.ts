import type {
  CollectionMeHook,
  CollectionRefreshHook,
  PayloadRequest,
  CollectionAfterLogoutHook,
} from 'payload';
import { readRequestSession } from '@/access/readRequestSession';
import { readRequestToken } from '@/access/readRequestToken';
import { endSession } from '@/services/sessions/endSession';

/** Returns when the session ends, in seconds since 1970. The admin panel warns before it. */
async function sessionEnd(req: PayloadRequest): Promise<number> {
  return (await readRequestSession(req))?.expiresAt ?? 0;
}

/** Returns the session's end itself, because Payload would decode the token as one of its own. */
export const describeSession: CollectionMeHook = async ({ args, user }) => ({
  user,
  exp: await sessionEnd(args.req),
});

/** Returns the current token when the admin panel asks for a new one: using the session has already extended it. */
export const refreshPanelSession: CollectionRefreshHook = async ({ args, user }) => ({
  user,
  exp: await sessionEnd(args.req),
  refreshedToken: readRequestToken(args.req.headers) ?? '',
  setCookie: false,
});

/** Ends the site's session when the admin panel's logout button is used. */
export const endSessionOnLogout: CollectionAfterLogoutHook = async ({ req }) => {
  await endSession({ req });
};
