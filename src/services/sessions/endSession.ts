import type { PayloadRequest } from 'payload';
import { deleteSession } from '@/database/tables/sessions';
import { currentSession } from './currentSession';

/** Ends the session of the request's token. Does nothing without a valid token. */
export async function endSession({ req }: { req: PayloadRequest }): Promise<void> {
  const session = await currentSession(req);
  if (session) await deleteSession(req, session);
}
