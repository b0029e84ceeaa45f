import type { PayloadRequest } from 'payload';
import { readRequestToken } from '@/access/readRequestToken';
import { readSessionToken } from '@/access/sessionToken';

/** Ends all sessions of an account but the one that the request itself comes from. */
export async function endSessionsOf({ req, userId }: { req: PayloadRequest; userId: number }): Promise<void> {
  const token = req.headers ? readRequestToken(req.headers) : null;
  const claims = token ? await readSessionToken(token, req.payload.secret) : null;
  await req.payload.db.deleteMany({
    collection: 'sessions',
    where: { user: { equals: userId }, id: { not_equals: claims?.sessionId ?? 0 } },
    req,
  });
}
