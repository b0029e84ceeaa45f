import type { PayloadRequest } from 'payload';
import { deleteSession } from '@/database/tables/sessions';
import { currentSessionId } from './currentSessionId';

/** Ends the session whose token the request carries. Without a valid token there is nothing to end. */
export async function endSession({ req }: { req: PayloadRequest }): Promise<void> {
  const id = await currentSessionId(req);
  if (id !== null) await deleteSession(req, id);
}
