import type { PayloadRequest, TypedUser } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { normalizePassword } from '@/domain/accounts/normalizePassword';
import { BadRequest } from '@/errors/ApiFailures';
import { runInHashingQueue } from '@/integrations/limits/runInHashingQueue';
import type { PasswordBody } from '@/schemas/account';
import { recordProof } from '@/services/accounts/credentialProof';
import { requireUser } from '../requireUser';
import { rejectCommonPassword } from './rejectCommonPassword';
import { confirmProof, verifyPassword } from './verifyPassword';

/**
 * Changes the signed-in account's password after checking the current one. The `users` hooks end all other sessions
 * and notify the owner by mail.
 * @throws BadRequest for a wrong current password or a new one that the role doesn't allow, TooManyRequests after
 * five wrong ones, Busy
 */
export async function changePassword({
  req,
  currentPassword,
  newPassword,
}: PasswordBody & { req: PayloadRequest }): Promise<void> {
  const user = requireUser(req);
  rejectCommonPassword(newPassword, user.role, 'newPassword');
  refuseTemporaryPassword(user, { currentPassword, newPassword });
  const proof = await verifyPassword(req, user, { password: currentPassword, field: 'currentPassword' });
  recordProof(req, 'password');
  await runInHashingQueue(req.headers, () =>
    inTransaction(req, async () => {
      await confirmProof(req, proof);
      await req.payload.update({
        collection: 'users',
        id: user.id,
        data: { password: newPassword },
        depth: 0,
        overrideAccess: false,
        user,
        req,
      });
    }),
  );
}

function refuseTemporaryPassword(
  { mustChangePassword }: Pick<TypedUser, 'mustChangePassword'>,
  { currentPassword, newPassword }: PasswordBody,
): void {
  if (!mustChangePassword || normalizePassword(currentPassword) !== newPassword) return;
  const message = 'Choose another password than the one you were given';
  throw new BadRequest(message, [{ field: 'newPassword', message }]);
}
