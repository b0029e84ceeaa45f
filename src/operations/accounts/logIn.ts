import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { isBeingRemoved } from '@/database/tables/accountRemovals';
import { isPresentHash, setPasswordDueAt } from '@/database/tables/users';
import { describeDevice } from '@/domain/accounts/describeDevice';
import { postponeDays } from '@/domain/accounts/passwordScreen';
import { isStaffRole } from '@/domain/accounts/roles';
import { TooManyRequests, Unauthorized } from '@/errors/ApiFailures';
import { clientAddress } from '@/integrations/limits/clientAddress';
import { consume, rejectWhenSpent } from '@/integrations/limits/consume';
import { getLimiters } from '@/integrations/limits/limiters';
import { emitEvent } from '@/integrations/telemetry/siteEvents';
import type { User } from '@/payload-types';
import type { LoginBody, SessionUser } from '@/schemas/auth';
import { queueMail } from '@/services/mail/queueMail';
import { writeTrail } from '@/services/trail/writeTrail';
import { serializeByKey } from '../serializeByKey';
import { readUserAgent } from '../sessions/readUserAgent';
import { startSession, type StartedSession } from '../sessions/startSession';
import { findByPassword, type FoundAccount } from './findByPassword';
import { loginAttempt } from './loginAttempt';
import { presentOwnAccount } from './presentOwnAccount';

const dayMs = 24 * 60 * 60 * 1000;
const wrongCredentials = 'Invalid email or password';

type LogInArgs = LoginBody & { req: PayloadRequest };

interface LogIn {
  user: SessionUser;
  session: StartedSession;
}

/**
 * Checks the password and starts a session. Known and unknown addresses get the same response after the same work,
 * also while locked out. Failures count per submitted email, separately per known device, and per network address.
 * Attempts with the same counter are serialized, so that parallel guesses can't exceed it. A correct password
 * consumes no attempt.
 * @throws Unauthorized for wrong credentials, TooManyRequests while locked out, Busy
 */
export async function logIn(args: LogInArgs): Promise<LogIn> {
  try {
    const opened = await checkAndOpen(args);
    emitEvent('signIn', { outcome: 'accepted' });
    return opened;
  } catch (error) {
    emitEvent('signIn', { outcome: outcomeOf(error) });
    throw error;
  }
}

function outcomeOf(error: unknown): 'refused' | 'limited' | 'failed' {
  if (error instanceof Unauthorized) return 'refused';
  return error instanceof TooManyRequests ? 'limited' : 'failed';
}

async function checkAndOpen({ req, email, password }: LogInArgs): Promise<LogIn> {
  const { loginAddress } = getLimiters(req.payload);
  const address = clientAddress(req.headers);
  await consume(loginAddress, address);

  const { limiter, key, isKnownDevice } = await loginAttempt(req, email);
  const found = await serializeByKey(key, async () => {
    await rejectWhenSpent(limiter, key);
    const account = await findByPassword({ req, email, password }).catch(async (error: unknown) => {
      // The hashing queue was full and no password was compared, so give the attempt back.
      await loginAddress.reward(address);
      throw error;
    });
    await (account ? limiter.delete(key) : limiter.penalty(key));
    return account;
  });
  if (!found) throw new Unauthorized(wrongCredentials);

  await loginAddress.reward(address);
  const session = await openSession(req, found, isKnownDevice);
  return { user: await presentOwnAccount(req, found.account), session };
}

/**
 * Starts the session and mails the owner when the browser is new to the account. Refuses an account that is about to
 * be deleted. Also refuses when the password changed after the comparison: that change ended all sessions, and this
 * one would survive it.
 */
function openSession(
  req: PayloadRequest,
  { account, credentials }: FoundAccount,
  isKnownDevice: boolean,
): Promise<StartedSession> {
  const { id: userId, email } = account;
  return inTransaction(req, async () => {
    // `isBeingRemoved` locks the account's row and so waits for transactions that change it.
    if ((await isBeingRemoved(req, userId)) || !(await isPresentHash(req, credentials))) {
      throw new Unauthorized(wrongCredentials);
    }
    const session = await startSession({ req, userId });
    const device = describeDevice(readUserAgent(req));
    if (isStaffRole(account.role)) {
      await noteSignIn(req, account, device);
      account.passwordDueAt = await beginPostponing(req, account);
    }
    if (!isKnownDevice) {
      await queueMail(req, { kind: 'newDevice', userId, device, at: new Date().toISOString() }, email);
    }
    return session;
  });
}

/** Returns the deadline for replacing a temporary password. The period starts with the first login that asks for it. */
async function beginPostponing(
  req: PayloadRequest,
  { id, mustChangePassword, passwordDueAt }: User,
): Promise<string | null> {
  if (!mustChangePassword || passwordDueAt) return passwordDueAt ?? null;
  const dueAt = new Date(Date.now() + postponeDays * dayMs).toISOString();
  await setPasswordDueAt(req, id, dueAt);
  return dueAt;
}

/** Records logins of staff in the trail, because staff can see and change other accounts' data. */
function noteSignIn(
  req: PayloadRequest,
  user: Pick<User, 'id' | 'email' | 'name'>,
  device: string,
): Promise<void> {
  return writeTrail({
    req,
    actor: user,
    action: 'sign-in',
    subject: 'users',
    subjectId: user.id,
    label: user.email,
    changes: [{ field: 'device', from: null, to: device }],
  });
}
