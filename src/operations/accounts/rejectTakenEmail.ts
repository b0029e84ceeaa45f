import { ValidationError, type PayloadRequest } from 'payload';
import { isFormerEmailOfAnother } from '@/database/tables/accountLinks';
import { isEmailOfAnother } from '@/database/tables/users';
import { Conflict } from '@/errors/ApiFailures';
import { isUniqueViolation } from '@/errors/databaseErrors';

const takenMessage = 'An account with this email already exists';

/**
 * Throws when an address belongs to another account, or did within the days in which its owner may undo a change; one
 * that somebody only asked for is free. Two
 * requests at once both pass this look; the unique index decides, and the loser looks again with the error as `cause`.
 * @throws Conflict
 */
export async function rejectTakenEmail(
  req: PayloadRequest,
  email: string,
  { userId = 0, cause }: { userId?: number; cause?: unknown } = {},
): Promise<void> {
  const isTaken = await isEmailOfAnother(req, email, userId);
  const wasTaken = await isFormerEmailOfAnother(req, email, userId);
  if (isTaken || wasTaken || isUniqueViolation(cause)) {
    throw new Conflict(takenMessage, [{ field: 'email', message: takenMessage }]);
  }
}

/** Whether saving an account has failed because another one has its address: Payload says what the index refuses in its own words. */
export const isOfTakenEmail = (req: PayloadRequest, error: unknown): boolean =>
  error instanceof ValidationError &&
  error.data.errors.some(
    ({ path, message }) => path === 'email' && message === req.t('error:valueMustBeUnique'),
  );
