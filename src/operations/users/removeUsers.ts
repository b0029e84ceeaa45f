import type { PayloadRequest } from 'payload';
import { markForRemoval } from '@/database/tables/accountRemovals';
import { deleteSessionsOf } from '@/database/tables/sessions';
import { removalGraceMs } from '@/domain/accounts/removalGraceMs';
import { requireAdmin } from '@/operations/requireUser';
import type { UserOutcome } from '@/schemas/userBulk';
import { cancelRemoval } from './cancelRemoval';
import { eachUser } from './eachUser';
import { lockUser } from './findUser';
import { recordRemoval } from './recordRemoval';
import { readManagedUser } from './readManagedUsers';
import { rejectUndeletable } from './rejectUndeletable';

interface UserIdsArgs {
  req: PayloadRequest;
  ids: readonly number[];
}

const asItems = (ids: readonly number[]) => ids.map((id) => ({ id }));

/**
 * Schedules the deletion of several accounts in ten minutes. Until then it can be cancelled. Their sessions end at
 * once, and logins are refused. For administrators.
 */
export async function removeUsers({ req, ids }: UserIdsArgs): Promise<UserOutcome[]> {
  const actor = requireAdmin(req);
  const dueAt = new Date(Date.now() + removalGraceMs);
  return eachUser(req, asItems(ids), async ({ id }) => {
    const current = await lockUser(req, id);
    rejectUndeletable(actor, current);
    const isNew = await markForRemoval(req, id, dueAt);
    if (isNew) {
      await deleteSessionsOf(req, id);
      await recordRemoval(req, { id, label: current.email, from: null, to: dueAt.toISOString() });
    }
    return toOutcome(req, id, isNew);
  });
}

/**
 * Cancels the scheduled deletion of accounts. Reports accounts that are already deleted as refused. For
 * administrators. @withinDeadline.test.ts
 */
export async function restoreUsers({ req, ids }: UserIdsArgs): Promise<UserOutcome[]> {
  requireAdmin(req);
  return eachUser(req, asItems(ids), async ({ id }) => {
    await lockUser(req, id);
    return toOutcome(req, id, await cancelRemoval(req, id));
  });
}

async function toOutcome(req: PayloadRequest, id: number, isDone: boolean) {
  const user = await readManagedUser(req, id);
  return { outcome: isDone ? ('done' as const) : ('unchanged' as const), before: null, user };
}
