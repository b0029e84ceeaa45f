import type { PayloadRequest } from 'payload';
import { Conflict } from '@/errors/ApiFailures';
import { isUniqueViolation } from '@/errors/databaseErrors';

const takenMessage = 'An account with this email already exists';

/**
 * Throws when an address belongs to another account, or did within the days in which its owner may undo a change; one
 * that somebody only asked for is free. Two
 * requests at once both pass this look; the unique index decides, and the loser looks again with the error as `cause`.
 * @throws Conflict
 */
export async function refuseTakenEmail(
  req: PayloadRequest,
  email: string,
  { userId = 0, cause }: { userId?: number; cause?: unknown } = {},
): Promise<void> {
  const { db } = req.payload;
  const owners = await db.count({
    collection: 'users',
    where: { email: { equals: email }, id: { not_equals: userId } },
    req,
  });
  const formerOwners = await db.count({
    collection: 'account-links',
    where: {
      email: { equals: email },
      purpose: { equals: 'email-undo' },
      user: { not_equals: userId },
      expiresAt: { greater_than: new Date().toISOString() },
    },
    req,
  });
  if (owners.totalDocs + formerOwners.totalDocs > 0 || isUniqueViolation(cause)) {
    throw new Conflict(takenMessage, [{ field: 'email', message: takenMessage }]);
  }
}
