import type { PayloadRequest } from 'payload';
import { findInvitationByHash } from '@/database/tables/invitations';
import { findUserRow } from '@/database/tables/users';
import { BadRequest } from '@/errors/ApiFailures';
import type { Invitation } from '@/payload-types';
import type { OpenInvitation } from '@/schemas/invitations';
import { hashOfToken } from '@/services/accounts/linkToken';
import { isAnsweredFor } from './presentInvitation';

const noLongerHolds =
  'This invitation no longer works: it was used, withdrawn or sent again, or it is older than seven days. If you have just used it, sign in. Otherwise ask whoever invited you for a new one.';

/** The same error for every reason, so that a failing link reveals nothing about the invitation. */
export const spentInvitation = () =>
  new BadRequest(noLongerHolds, [{ field: 'token', message: noLongerHolds }]);

/**
 * Returns the unexpired invitation of a link, if its inviter may still grant the role.
 * @throws BadRequest for any other link
 */
export async function findOpenInvitation(req: PayloadRequest, token: string): Promise<Invitation> {
  const invitation = await findInvitationByHash(req, hashOfToken(token));
  if (!invitation) throw spentInvitation();
  const { invitedBy } = invitation;
  const inviter = invitedBy ? await findUserRow(req.payload, Number(invitedBy), req) : null;
  if (!isAnsweredFor(invitation, inviter)) throw spentInvitation();
  return invitation;
}

/**
 * Returns the email and role of an invitation to the holder of its link.
 * @throws BadRequest for an invalid link
 */
export async function openInvitation({
  req,
  token,
}: {
  req: PayloadRequest;
  token: string;
}): Promise<OpenInvitation> {
  const { email, role } = await findOpenInvitation(req, token);
  return { email, role };
}
