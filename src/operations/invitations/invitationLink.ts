import type { Payload, PayloadRequest } from 'payload';
import { setInvitationToken } from '@/database/tables/invitations';
import { env } from '@/env';
import { hashOfToken, newToken } from '../accounts/linkToken';

/** A fresh link to an invitation; the one before no longer works. The token stands behind #, which reaches no server. */
export async function renewInvitationLink(
  payload: Payload,
  id: number,
  req?: PayloadRequest,
): Promise<string> {
  const token = newToken();
  await setInvitationToken(payload, id, hashOfToken(token), req);
  return `${env.SITE_URL}/accept-invitation#token=${token}`;
}
