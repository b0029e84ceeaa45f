import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { isKnownDevice } from '@/access/knownDevice';
import { Unauthorized } from '@/errors/ApiFailures';
import { clientAddress } from '@/integrations/limits/clientAddress';
import { consume, refuseWhenSpent } from '@/integrations/limits/consume';
import { getLimiters } from '@/integrations/limits/limiters';
import type { LoginBody, SessionUser } from '@/schemas/auth';
import { inTransaction } from '../inTransaction';
import { queueMail } from '../mail/queueMail';
import { startSession, type StartedSession } from '../sessions/startSession';
import { isBeingRemoved } from '../users/accountRemovals';
import { findByPassword } from './findByPassword';
import { inTurn } from './inTurn';
import { presentUser } from './presentUser';

const wrongCredentials = 'Invalid email or password';

type LogInArgs = LoginBody & { req: PayloadRequest };

/**
 * Checks the password and opens a session. Known and unknown addresses get the same answers after the same work, also
 * while locked. Failures count per submitted address and per network address. Attempts at one account take turns, so
 * that guesses sent all at once can't slip past the count, and a right password never uses one up.
 * @throws Unauthorized for wrong credentials, TooManyRequests while locked
 */
export async function logIn({
  req,
  email,
  password,
}: LogInArgs): Promise<{ user: SessionUser; session: StartedSession }> {
  const { loginEmail, loginAddress } = getLimiters(req.payload);
  const address = clientAddress(req.headers);
  const account = createHash('sha256').update(email).digest('hex');
  await consume(loginAddress, address);

  const user = await inTurn(account, async () => {
    await refuseWhenSpent(loginEmail, account);
    const found = await findByPassword({ req, email, password });
    await (found ? loginEmail.delete(account) : loginEmail.penalty(account));
    return found;
  });
  if (!user) throw new Unauthorized(wrongCredentials);

  await loginAddress.reward(address);
  return { user: presentUser(user), session: await openSession(req, user.id) };
}

/**
 * A sign-in from a browser that the account hasn't been used with is told to its owner. An account that is about to be
 * deleted opens for nobody.
 */
function openSession(req: PayloadRequest, userId: number): Promise<StartedSession> {
  return inTransaction(req, async () => {
    if (await isBeingRemoved(req, userId)) throw new Unauthorized(wrongCredentials);
    const session = await startSession({ req, userId });
    if (!isKnownDevice(req, userId)) await queueMail(req, { kind: 'newDevice', sessionId: session.id });
    return session;
  });
}
