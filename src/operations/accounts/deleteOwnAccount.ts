import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { queueMail } from '@/services/mail/queueMail';
import { requireUser } from '../requireUser';
import { confirmProof, verifyPassword } from './verifyPassword';

/**
 * Deletes the signed-in account and everything it owns, in one transaction, after checking its password. The `users`
 * hooks delete the owned rows, so a deletion in the CMS removes the same ones.
 * @throws BadRequest for a wrong password, Conflict for the last administrator
 */
export async function deleteOwnAccount({
  req,
  password,
}: {
  req: PayloadRequest;
  password: string;
}): Promise<void> {
  const user = requireUser(req);
  const proof = await verifyPassword(req, user, { password, field: 'password' });
  const { id, email, name } = user;
  const at = new Date().toISOString();
  await inTransaction(req, async () => {
    await confirmProof(req, proof);
    const timezone = user.timezone ?? 'UTC';
    await queueMail(req, { kind: 'accountDeleted', email, name, timezone, at }, email);
    // Access rules forbid clients to delete accounts. This is their own account, and the password was checked.
    await req.payload.delete({ collection: 'users', id, depth: 0, overrideAccess: true, req });
  });
}
