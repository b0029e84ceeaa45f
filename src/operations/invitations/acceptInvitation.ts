import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { consumeInvitationRow } from '@/database/tables/invitations';
import { defaultReportLimit } from '@/domain/accounts/accountLimits';
import { BadRequest } from '@/errors/ApiFailures';
import { runInHashingQueue } from '@/integrations/limits/runInHashingQueue';
import type { SessionUser } from '@/schemas/auth';
import type { AcceptInvitationBody } from '@/schemas/invitations';
import { hashOfToken } from '@/services/accounts/linkToken';
import { writeTrail } from '@/services/trail/writeTrail';
import { presentUser } from '../accounts/presentUser';
import { rejectCommonPassword } from '../accounts/rejectCommonPassword';
import { rejectTakenEmail } from '../accounts/rejectTakenEmail';
import { startSession, type StartedSession } from '../sessions/startSession';
import { findOpenInvitation, spentInvitation } from './openInvitation';

interface AcceptedInvitation {
  user: SessionUser;
  session: StartedSession;
}

/**
 * Creates the invited account and signs it in. Email and role come from the invitation, name and password from the
 * request. Of several requests with the same link, one succeeds.
 * @throws BadRequest for an invalid link, or a common password of staff, which leaves the link valid; Conflict when
 * the email has an account by now, which doesn't get the role, because its owner isn't verified; Busy
 */
export async function acceptInvitation({
  req,
  ...accepted
}: AcceptInvitationBody & { req: PayloadRequest }): Promise<AcceptedInvitation> {
  // Cheap checks first, before the password is hashed.
  const { email, role } = await findOpenInvitation(req, accepted.token);
  rejectCommonPassword(accepted.password, role);
  await rejectTakenEmail(req, email);
  try {
    return await runInHashingQueue(req.headers, () => inTransaction(req, () => makeAccount(req, accepted)));
  } catch (error) {
    // Another request has used the link, so its account is the reason why the email is taken.
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
  // Another account may be signed in on this device. It must not count as the actor: the link is the proof.
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
