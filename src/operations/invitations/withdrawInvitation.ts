import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { deleteInvitationRow } from '@/database/tables/invitations';
import { writeTrail } from '@/services/trail/writeTrail';
import { requireAdmin } from '../requireUser';
import { lockInvitation } from './findInvitation';

/**
 * Deletes an invitation, so that its link stops working. For administrators.
 * @throws Missing when it was used or withdrawn
 */
export async function withdrawInvitation({ req, id }: { req: PayloadRequest; id: number }): Promise<void> {
  requireAdmin(req);
  await inTransaction(req, async () => {
    const { email, role } = await lockInvitation(req, id);
    await deleteInvitationRow(req, id);
    await writeTrail({
      req,
      action: 'delete',
      subject: 'invitations',
      subjectId: id,
      label: email,
      changes: [{ field: 'role', from: role, to: null }],
    });
  });
}
