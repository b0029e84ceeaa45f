import type { PayloadRequest, Where } from 'payload';
import { Conflict } from '@/errors/ApiFailures';
import { isUniqueViolation } from '@/errors/databaseErrors';

const takenMessage = 'An account with this email already exists';

interface RefuseTakenEmailArgs {
  req: PayloadRequest;
  email: string;
  /** The account that may have it. */
  except?: number;
  /** The failure of a write: two at once both pass the first look, the unique index decides, the loser looks again. */
  cause?: unknown;
}

/** @throws Conflict when another account has the address */
export async function refuseTakenEmail({ req, email, except, cause }: RefuseTakenEmailArgs): Promise<void> {
  const where: Where = { email: { equals: email }, ...(except ? { id: { not_equals: except } } : {}) };
  const { totalDocs } = await req.payload.db.count({ collection: 'users', where, req });
  if (totalDocs > 0 || isUniqueViolation(cause)) {
    throw new Conflict(takenMessage, [{ field: 'email', message: takenMessage }]);
  }
}
