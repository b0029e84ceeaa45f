import type { PayloadRequest } from 'payload';
import { findInvitationRows } from '@/database/tables/invitations';
import { findUserRow } from '@/database/tables/users';
import type { InvitationAnswer } from '@/schemas/invitations';
import { requireAdmin } from '../requireUser';
import { presentInvitation } from './presentInvitation';

/** The list shows only the newest. */
const invitationsListed = 200;

/** Returns the invitations that aren't accepted yet, newest first. For administrators. */
export async function listInvitations({ req }: { req: PayloadRequest }): Promise<InvitationAnswer[]> {
  requireAdmin(req);
  const invitations = await findInvitationRows(req, invitationsListed);
  const ids = new Set(invitations.flatMap(({ invitedBy }) => (invitedBy ? [Number(invitedBy)] : [])));
  const inviters = new Map(
    await Promise.all([...ids].map(async (id) => [id, await findUserRow(req.payload, id, req)] as const)),
  );
  return invitations.map((invitation) =>
    presentInvitation(invitation, inviters.get(Number(invitation.invitedBy)) ?? null),
  );
}
