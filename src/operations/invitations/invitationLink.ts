import type { Payload, PayloadRequest } from 'payload';
import { setInvitationToken } from '@/database/tables/invitations';
import { env } from '@/env';
import { hashOfToken, newToken } from '@/services/accounts/linkToken';

/**
 * Sets the invitation's token, by default a new one, and returns its link. Links with other tokens stop working. The
 * token is in the URL fragment, which browsers don't send to servers.
 */
export async function renewInvitationLink(
  payload: Payload,
  id: number,
  { token = newToken(), req }: { token?: string; req?: PayloadRequest },
): Promise<string> {
  await setInvitationToken(payload, id, hashOfToken(token), req);
  return `${env.SITE_URL}/accept-invitation#token=${token}`;
}
