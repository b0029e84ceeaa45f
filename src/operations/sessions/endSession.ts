import type { PayloadRequest } from 'payload';
import { deleteSession } from '@/database/tables/sessions';
import { currentSession } from './currentSession';

/** Ends the session whose token the request carries. Without a valid token there is nothing to end. */
export async function endSession({ req }: { req: PayloadRequest }): Promise<void> {
  const session = await currentSession(req);
  if (session) await deleteSession(req, session);
}
