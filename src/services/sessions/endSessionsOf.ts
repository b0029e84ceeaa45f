import type { PayloadRequest } from 'payload';
import { deleteOtherSessionsOf } from '@/database/tables/sessions';
import { currentSession } from './currentSession';

interface EndSessionsArgs {
  req: PayloadRequest;
  userId: number;
}

/** Ends all sessions of an account except the request's own. */
export async function endSessionsOf({ req, userId }: EndSessionsArgs): Promise<void> {
  await deleteOtherSessionsOf(req, userId, await currentSession(req));
}
