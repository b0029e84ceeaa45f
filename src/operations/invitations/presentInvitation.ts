import type { Invitation, User } from '@/payload-types';
import type { InvitationAnswer } from '@/schemas/invitations';

type Inviter = Pick<User, 'id' | 'name' | 'role'>;

/** Whether somebody answers for the role: an administrator, or the setup of the site itself. */
export const isAnsweredFor = ({ isFirst }: Pick<Invitation, 'isFirst'>, inviter: Pick<User, 'role'> | null) =>
  isFirst === true || inviter?.role === 'admin';

/** An invitation as administrators see it. */
export function presentInvitation(invitation: Invitation, inviter: Inviter | null): InvitationAnswer {
  const { id, email, role, createdAt, expiresAt } = invitation;
  const hasExpired = Date.parse(expiresAt) <= Date.now();
  return {
    id,
    email,
    role,
    invitedBy: inviter?.name ?? null,
    invitedAt: createdAt,
    expiresAt,
    state: hasExpired ? 'expired' : isAnsweredFor(invitation, inviter) ? 'waiting' : 'void',
  };
}
