import { randomBytes } from 'node:crypto';
import { createLocalReq, type Payload } from 'payload';
import {
  createInvitationRow,
  deleteInvitationsFor,
  findFirstInvitation,
} from '@/database/tables/invitations';
import { inTransaction } from '@/database/inTransaction';
import { accountLinkLife } from '@/domain/accounts/accountLinkLife';
import { env } from '@/env';
import { deliversMail } from '@/integrations/email/deliversMail';
import { sendInvitation } from '@/operations/invitations/sendInvitation';

interface SeededAdmin {
  email: string;
  /** Only when none was configured: shown once, stored nowhere. */
  generatedPassword?: string;
  /** Nobody knows a password: they choose one with the link that is mailed to them. */
  isInvited?: true;
}

const defaultEmail = 'admin@localhost.example';
const randomPassword = () => randomBytes(12).toString('base64url');

/**
 * Sees to the first administrator of a database without accounts: invited by mail where an address and a mail server are
 * set and no password is, created otherwise.
 */
export async function seedFirstAdmin(payload: Payload): Promise<SeededAdmin> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = env;
  const invited = await findFirstInvitation(payload);
  if (ADMIN_EMAIL && !ADMIN_PASSWORD && deliversMail(payload)) {
    const isWaiting = invited?.email === ADMIN_EMAIL && Date.parse(invited.expiresAt) > Date.now();
    if (!isWaiting) await invite(payload, ADMIN_EMAIL, invited?.email);
    return { email: ADMIN_EMAIL, isInvited: true };
  }
  const req = await createLocalReq({}, payload);
  if (invited) await deleteInvitationsFor(req, invited.email);
  const email = ADMIN_EMAIL ?? defaultEmail;
  const generatedPassword = ADMIN_PASSWORD ? undefined : randomPassword();
  await payload.create({
    collection: 'users',
    data: {
      name: 'Administrator',
      email,
      password: ADMIN_PASSWORD ?? generatedPassword,
      role: 'admin',
      reportLimit: null,
    },
    // There is nobody yet on whose behalf this could happen.
    overrideAccess: true,
  });
  return { email, generatedPassword };
}

/** In place of an invitation that ended, or went to another address. */
async function invite(payload: Payload, email: string, formerEmail?: string): Promise<void> {
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async () => {
    if (formerEmail) await deleteInvitationsFor(req, formerEmail);
    const expiresAt = new Date(Date.now() + accountLinkLife.invitationMs).toISOString();
    const data = { email, role: 'admin' as const, expiresAt, invitedBy: null, isFirst: true };
    await sendInvitation(req, await createInvitationRow(payload, data, req));
  });
}
