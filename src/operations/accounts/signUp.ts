import type { PayloadRequest } from 'payload';
import { passwordProblem } from '@/domain/accounts/passwordProblem';
import { BadRequest, Conflict } from '@/errors/ApiFailures';
import { isUniqueViolation } from '@/errors/databaseErrors';
import { clientAddress } from '@/integrations/limits/clientAddress';
import { consume } from '@/integrations/limits/consume';
import { getLimiters } from '@/integrations/limits/limiters';
import type { SessionUser, SignupBody } from '@/schemas/auth';
import { inTransaction } from '../inTransaction';
import { startSession, type StartedSession } from '../sessions/startSession';
import { presentUser } from './presentUser';

const takenMessage = 'An account with this email already exists';

/**
 * Creates a client's account and signs them in; the limit is the collection's default.
 * @throws Conflict when the address is taken, TooManyRequests beyond the limit per network address
 */
export async function signUp({
  req,
  ...data
}: SignupBody & { req: PayloadRequest }): Promise<{ user: SessionUser; session: StartedSession }> {
  const problem = passwordProblem(data.password);
  if (problem) throw new BadRequest(problem, [{ field: 'password', message: problem }]);
  await consume(getLimiters(req.payload).signupAddress, clientAddress(req.headers));
  await refuseTakenEmail(req, data.email);
  try {
    return await inTransaction(req, async () => {
      // Visitors may not create accounts anywhere else: this operation passes on nothing that grants rights.
      const user = await req.payload.create({
        collection: 'users',
        data: { ...data, role: 'client' },
        depth: 0,
        overrideAccess: true,
        req,
      });
      return { user: presentUser(user), session: await startSession({ req, userId: user.id }) };
    });
  } catch (error) {
    await refuseTakenEmail(req, data.email, error);
    throw error;
  }
}

/** Two sign-ups at once both pass the first look; the unique index decides, and the loser looks again. */
async function refuseTakenEmail(req: PayloadRequest, email: string, cause?: unknown): Promise<void> {
  const { totalDocs } = await req.payload.db.count({
    collection: 'users',
    where: { email: { equals: email } },
  });
  if (totalDocs > 0 || isUniqueViolation(cause)) {
    throw new Conflict(takenMessage, [{ field: 'email', message: takenMessage }]);
  }
}
