import type { PayloadRequest } from 'payload';
import { findInvitationRow, lockInvitationRow } from '@/database/tables/invitations';
import { Missing } from '@/errors/ApiFailures';
import type { Invitation } from '@/payload-types';

/**
 * Locks an invitation until the transaction ends and returns it.
 * @throws Missing when it was used, withdrawn or never existed
 */
export async function lockInvitation(req: PayloadRequest, id: number): Promise<Invitation> {
  await lockInvitationRow(req, id);
  const invitation = await findInvitationRow(req.payload, id, req);
  if (!invitation) throw new Missing('Invitation not found');
  return invitation;
}
