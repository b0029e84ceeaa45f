import type { Payload, PayloadRequest } from 'payload';
import { setInvitationToken } from '@/database/tables/invitations';
import { env } from '@/env';
import { hashOfToken, newToken } from '../accounts/linkToken';

/**
 * The link to an invitation with this token, or a fresh one; one with another no longer works. The token stands behind #,
 * which reaches no server.
 */
export async function renewInvitationLink(
  payload: Payload,
  id: number,
  { token = newToken(), req }: { token?: string; req?: PayloadRequest },
): Promise<string> {
  await setInvitationToken(payload, id, hashOfToken(token), req);
  return `${env.SITE_URL}/accept-invitation#token=${token}`;
}
