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
  /** Only if none was configured. Shown once, stored nowhere. */
  generatedPassword?: string;
  /** There is no password: the administrator chooses one with the mailed link. */
  isInvited?: true;
}

const defaultEmail = 'admin@localhost.example';
const randomPassword = () => randomBytes(12).toString('base64url');

/**
 * Creates the first administrator of a database without accounts. Sends an invitation instead if an address and a mail
 * server but no password are configured.
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
    // No user exists yet whose access could be checked.
    overrideAccess: true,
  });
  return { email, generatedPassword };
}

/** Sends the invitation. Replaces one that has expired or was sent to another address. */
async function invite(payload: Payload, email: string, formerEmail?: string): Promise<void> {
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async () => {
    if (formerEmail) await deleteInvitationsFor(req, formerEmail);
    const expiresAt = new Date(Date.now() + accountLinkLife.invitationMs).toISOString();
    const data = { email, role: 'admin' as const, expiresAt, invitedBy: null, isFirst: true };
    await sendInvitation(req, await createInvitationRow(payload, data, req));
  });
}
