import type { Invitation, User } from '@/payload-types';
import type { InvitationAnswer } from '@/schemas/invitations';

type Inviter = Pick<User, 'id' | 'name' | 'role'>;

/** Returns whether the inviter may still grant the role: an administrator, or the site's setup. */
export const isAnsweredFor = ({ isFirst }: Pick<Invitation, 'isFirst'>, inviter: Pick<User, 'role'> | null) =>
  isFirst === true || inviter?.role === 'admin';

/** Returns an invitation as administrators see it. */
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
