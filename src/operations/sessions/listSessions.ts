import type { PayloadRequest } from 'payload';
import { findOpenSessions } from '@/database/tables/sessions';
import { describeDevice } from '@/domain/accounts/describeDevice';
import type { DeviceSession } from '@/schemas/account';
import { requireUser } from '../requireUser';
import { currentSession } from './currentSession';

/** Where the signed-in account is signed in: this session first, then the most recently used ones. */
export const listSessions = ({ req }: { req: PayloadRequest }): Promise<DeviceSession[]> =>
  sessionsOf(req, requireUser(req).id);

/** The same of any account, for who may see it. */
export async function sessionsOf(req: PayloadRequest, userId: number): Promise<DeviceSession[]> {
  const current = await currentSession(req);
  const sessions = await findOpenSessions(req, userId);
  return sessions
    .map(({ id, secretHash, userAgent, createdAt, lastSeenAt }) => ({
      id,
      device: describeDevice(userAgent),
      createdAt,
      lastSeenAt,
      isCurrent: secretHash === current?.secretHash,
    }))
    .sort((first, second) => Number(second.isCurrent) - Number(first.isCurrent));
}
