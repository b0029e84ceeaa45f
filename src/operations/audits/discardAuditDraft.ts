import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { deleteAuditDraft } from '@/database/tables/auditDrafts';
import { lockAccount } from '../accounts/lockAccount';
import { requireUser } from '../requireUser';

/** Deletes the account's audit draft. A `key` limits that to its draft, because another may have been started since. */
export async function discardAuditDraft({ req, key }: { req: PayloadRequest; key?: string }): Promise<void> {
  const user = requireUser(req);
  await inTransaction(req, async () => {
    await lockAccount(req, user);
    await deleteAuditDraft(req, user.id, key);
  });
}
