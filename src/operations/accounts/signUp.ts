import type { PayloadRequest } from 'payload';
import { clientAddress } from '@/integrations/limits/clientAddress';
import { consume } from '@/integrations/limits/consume';
import { runInHashingQueue } from '@/integrations/limits/runInHashingQueue';
import { getLimiters } from '@/integrations/limits/limiters';
import type { SessionUser, SignupBody } from '@/schemas/auth';
import { inTransaction } from '@/database/inTransaction';
import { queueMail } from '@/services/mail/queueMail';
import { countDaily } from '../overview/countDaily';
import { startSession, type StartedSession } from '../sessions/startSession';
import { presentUser } from './presentUser';
import { rejectTakenEmail } from './rejectTakenEmail';

interface NewAccount {
  user: SessionUser;
  session: StartedSession;
}

/**
 * Creates a client account, signs it in and queues the welcome mail. The report limit is the collection's default.
 * @throws Conflict when the email is taken, TooManyRequests beyond the limit per network address, Busy
 */
export async function signUp({ req, ...data }: SignupBody & { req: PayloadRequest }): Promise<NewAccount> {
  await consume(getLimiters(req.payload).signupAddress, clientAddress(req.headers));
  await rejectTakenEmail(req, data.email);
  try {
    return await runInHashingQueue(req.headers, () => createAccount(req, data));
  } catch (error) {
    await rejectTakenEmail(req, data.email, { cause: error });
    throw error;
  }
}

function createAccount(req: PayloadRequest, data: SignupBody): Promise<NewAccount> {
  return inTransaction(req, async () => {
    // Another account may be signed in on this device. It must not count as the actor.
    req.user = null;
    // Access rules forbid visitors to create accounts. This operation passes no field that grants rights.
    const user = await req.payload.create({
      collection: 'users',
      data: { ...data, role: 'client' },
      depth: 0,
      overrideAccess: true,
      req,
    });
    const session = await startSession({ req, userId: user.id });
    await queueMail(req, { kind: 'welcome', userId: user.id }, user.email);
    await countDaily(req, Date.now(), ['sign-up']);
    return { user: presentUser(user, 0), session };
  });
}
