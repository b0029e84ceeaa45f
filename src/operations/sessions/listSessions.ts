import type { PayloadRequest } from 'payload';
import { findOpenSessions } from '@/database/tables/sessions';
import { describeDevice } from '@/domain/accounts/describeDevice';
import type { DeviceSession } from '@/schemas/account';
import { currentSession } from '@/services/sessions/currentSession';
import { requireUser } from '../requireUser';

/** Returns the signed-in account's sessions: the current one first, then by last use. */
export const listSessions = ({ req }: { req: PayloadRequest }): Promise<DeviceSession[]> =>
  sessionsOf(req, requireUser(req).id);

/** Returns any account's sessions. The caller checks access. */
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
