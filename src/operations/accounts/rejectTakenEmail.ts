import { ValidationError, type PayloadRequest } from 'payload';
import { isFormerEmailOfAnother } from '@/database/tables/accountLinks';
import { isEmailOfAnother } from '@/database/tables/users';
import { Conflict } from '@/errors/ApiFailures';
import { isUniqueViolation } from '@/errors/databaseErrors';

const takenMessage = 'An account with this email already exists';

/**
 * Rejects an email that belongs to another account, or belonged to one whose owner can still undo the change. A
 * pending email of another account is free. Two concurrent requests can both pass this check. The unique index then
 * decides, and the loser calls this again with the database error as `cause`.
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

/**
 * Returns whether a save failed because another account has the email. Payload translates the unique violation into a
 * ValidationError, so the check compares its message.
 */
export const isOfTakenEmail = (req: PayloadRequest, error: unknown): boolean =>
  error instanceof ValidationError &&
  error.data.errors.some(
    ({ path, message }) => path === 'email' && message === req.t('error:valueMustBeUnique'),
  );
