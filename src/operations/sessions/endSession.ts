import type { PayloadRequest } from 'payload';
import { currentSessionId } from './currentSessionId';

/** Ends the session whose token the request carries. Without a valid token there is nothing to end. */
export async function endSession({ req }: { req: PayloadRequest }): Promise<void> {
  const id = await currentSessionId(req);
  if (id === null) return;
  await req.payload.db.deleteMany({ collection: 'sessions', where: { id: { equals: id } }, req });
}
