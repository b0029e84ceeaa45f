import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { consumeInvitationRow } from '@/database/tables/invitations';
import { defaultReportLimit } from '@/domain/accounts/accountLimits';
import { BadRequest } from '@/errors/ApiFailures';
import { runInHashingQueue } from '@/integrations/limits/runInHashingQueue';
import type { SessionUser } from '@/schemas/auth';
import type { AcceptInvitationBody } from '@/schemas/invitations';
import { hashOfToken } from '../accounts/linkToken';
import { presentUser } from '../accounts/presentUser';
import { rejectTakenEmail } from '../accounts/rejectTakenEmail';
import { rejectCommonPassword } from '../accounts/rejectCommonPassword';
import { startSession, type StartedSession } from '../sessions/startSession';
import { writeTrail } from '../trail/writeTrail';
import { findOpenInvitation, spentInvitation } from './openInvitation';

interface AcceptedInvitation {
  user: SessionUser;
  session: StartedSession;
}

/**
 * Makes the account that somebody was invited to have, and signs them in. Address and role are the invitation's, name and
 * password theirs. Of several requests with the same link, one gets the account.
 * @throws BadRequest for a link that no longer holds, or a common password of staff, which leaves it as it is; Conflict when the
 * address has an account by now, whose owner may be anybody: they don't get the role; Busy
 */
export async function acceptInvitation({
  req,
  ...accepted
}: AcceptInvitationBody & { req: PayloadRequest }): Promise<AcceptedInvitation> {
  // Before there is anything costly to do.
  const { email, role } = await findOpenInvitation(req, accepted.token);
  rejectCommonPassword(accepted.password, role);
  await rejectTakenEmail(req, email);
  try {
    return await runInHashingQueue(req.headers, () => inTransaction(req, () => makeAccount(req, accepted)));
  } catch (error) {
    // Somebody else used the link meanwhile: that the address has an account now is their doing.
    if (error instanceof BadRequest) throw error;
    await rejectTakenEmail(req, email, { cause: error });
    throw error;
  }
}

async function makeAccount(
  req: PayloadRequest,
  { token, name, password }: AcceptInvitationBody,
): Promise<AcceptedInvitation> {
  const { id, email, role } = await findOpenInvitation(req, token);
  if (!(await consumeInvitationRow(req, id, hashOfToken(token)))) throw spentInvitation();
  // Whoever was signed in on this device has nothing to do with it: the link is the proof.
  req.user = null;
  const reportLimit = role === 'admin' ? null : defaultReportLimit;
  const user = await req.payload.create({
    collection: 'users',
    data: { name, email, password, role, reportLimit },
    depth: 0,
    overrideAccess: true,
    req,
  });
  await writeTrail({
    req,
    actor: user,
    action: 'accept',
    subject: 'invitations',
    subjectId: id,
    label: email,
    changes: [{ field: 'role', from: null, to: role }],
  });
  const session = await startSession({ req, userId: user.id });
  return { user: presentUser(user, 0), session };
}
