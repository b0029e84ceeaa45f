import type { PayloadRequest } from 'payload';
import { readRequestToken } from '@/access/readRequestToken';
import { readSessionToken } from '@/access/sessionToken';

/** Ends the session whose token the request carries. Without a valid token there is nothing to end. */
export async function endSession({ req }: { req: PayloadRequest }): Promise<void> {
  const token = readRequestToken(req.headers);
  const claims = token ? await readSessionToken(token, req.payload.secret) : null;
  if (!claims) return;
  await req.payload.db.deleteMany({
    collection: 'sessions',
    where: { id: { equals: claims.sessionId } },
    req,
  });
}
