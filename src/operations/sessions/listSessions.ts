import type { PayloadRequest } from 'payload';
import { describeDevice } from '@/domain/accounts/describeDevice';
import type { Session } from '@/payload-types';
import type { DeviceSession } from '@/schemas/account';
import { requireUser } from '../requireUser';
import { currentSessionId } from './currentSessionId';

/** Where the signed-in account is signed in: this session first, then the most recently used ones. */
export async function listSessions({ req }: { req: PayloadRequest }): Promise<DeviceSession[]> {
  const { id: userId } = requireUser(req);
  const currentId = await currentSessionId(req);
  const { docs } = await req.payload.db.find<Session>({
    collection: 'sessions',
    where: { user: { equals: userId }, expiresAt: { greater_than: new Date().toISOString() } },
    sort: '-lastSeenAt',
    pagination: false,
    req,
  });
  return docs
    .map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      device: describeDevice(userAgent),
      createdAt,
      lastSeenAt,
      isCurrent: id === currentId,
    }))
    .sort((first, second) => Number(second.isCurrent) - Number(first.isCurrent));
}
