import type { PayloadRequest } from 'payload';
import { deleteSessionOf } from '@/database/tables/sessions';
import { Missing } from '@/errors/ApiFailures';
import { requireUser } from '../requireUser';

/**
 * Ends one session of the signed-in account.
 * @throws Missing for an ended session, or one of another account
 */
export async function endOwnSession({ req, id }: { req: PayloadRequest; id: number }): Promise<void> {
  const { id: userId } = requireUser(req);
  if (!(await deleteSessionOf(req, userId, id))) throw new Missing('Session not found');
}
