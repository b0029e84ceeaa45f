import type { PayloadRequest } from 'payload';
import { currentSessionId } from './currentSessionId';

interface EndSessionsArgs {
  req: PayloadRequest;
  userId: number;
}

/** Ends all sessions of an account but the one that the request itself comes from. */
export async function endSessionsOf({ req, userId }: EndSessionsArgs): Promise<void> {
  await req.payload.db.deleteMany({
    collection: 'sessions',
    where: { user: { equals: userId }, id: { not_equals: (await currentSessionId(req)) ?? 0 } },
    req,
  });
}

/** Ends all sessions of an account, for whoever comes by a mailed link. */
export async function endAllSessionsOf({ req, userId }: EndSessionsArgs): Promise<void> {
  await req.payload.db.deleteMany({ collection: 'sessions', where: { user: { equals: userId } }, req });
}
