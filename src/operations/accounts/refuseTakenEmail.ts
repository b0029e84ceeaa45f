import type { PayloadRequest } from 'payload';
import { Conflict } from '@/errors/ApiFailures';
import { isUniqueViolation } from '@/errors/databaseErrors';

const takenMessage = 'An account with this email already exists';

/**
 * Throws when an address belongs to another account. Two requests at once both pass this look; the unique index
 * decides, and the loser looks again with the error as `cause`.
 * @throws Conflict
 */
export async function refuseTakenEmail(
  req: PayloadRequest,
  email: string,
  { userId = 0, cause }: { userId?: number; cause?: unknown } = {},
): Promise<void> {
  const { totalDocs } = await req.payload.db.count({
    collection: 'users',
    where: { email: { equals: email }, id: { not_equals: userId } },
  });
  if (totalDocs > 0 || isUniqueViolation(cause)) {
    throw new Conflict(takenMessage, [{ field: 'email', message: takenMessage }]);
  }
}
