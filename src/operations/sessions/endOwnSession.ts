import type { PayloadRequest } from 'payload';
import { Missing } from '@/errors/ApiFailures';
import { requireUser } from '../requireUser';

/**
 * Ends one session of the signed-in account.
 * @throws Missing for a session of somebody else, or one that has ended
 */
export async function endOwnSession({ req, id }: { req: PayloadRequest; id: number }): Promise<void> {
  const { id: userId } = requireUser(req);
  const where = { id: { equals: id }, user: { equals: userId } };
  const { totalDocs } = await req.payload.db.count({ collection: 'sessions', where });
  if (totalDocs === 0) throw new Missing('Session not found');
  await req.payload.db.deleteMany({ collection: 'sessions', where, req });
}
