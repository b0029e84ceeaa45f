import { callApi } from '@/client/apiClient';
import { bulkTexts as texts } from '@/content/admin/bulkUsers';
import type { Role } from '@/domain/accounts/roles';
import type { Belongings, UserOutcome } from '@/schemas/userBulk';
import type { ManagedUser } from '@/schemas/users';

/** Result of a bulk action, with undo if available. */
export interface BulkResult {
  text: string;
  refused: { name: string; message: string }[];
  undo: (() => Promise<BulkResult>) | null;
}

type Users = readonly ManagedUser[];

const post = (path: string, body: unknown) =>
  callApi<UserOutcome[]>(`/api/admin/users/${path}`, { method: 'POST', body });

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);
const doneOf = (outcomes: readonly UserOutcome[]) => outcomes.filter(({ outcome }) => outcome === 'done');

function resultOf(
  users: Users,
  outcomes: readonly UserOutcome[],
  { say, undo }: { say: (count: number) => string; undo?: () => Promise<BulkResult> },
): BulkResult {
  const names = new Map(users.map(({ id, name }) => [id, name]));
  const { length: done } = doneOf(outcomes);
  return {
    text: done > 0 ? say(done) : texts.nothing,
    refused: outcomes.flatMap(({ id, outcome, message }) =>
      outcome === 'refused' ? [{ name: names.get(id) ?? '', message: message ?? '' }] : [],
    ),
    undo: done > 0 ? (undo ?? null) : null,
  };
}

/** Applies one change to all users. Undo restores each user's previous value unless someone has changed it since. */
export async function changeUsers(
  users: Users,
  change: { role: Role } | { reportLimit: number },
): Promise<BulkResult> {
  const outcomes = await post('changes', { changes: users.map(({ id }) => ({ id, ...change })) });
  return resultOf(users, outcomes, { say: texts.changed, undo: () => putBack(users, doneOf(outcomes)) });
}

async function putBack(users: Users, changed: readonly UserOutcome[]): Promise<BulkResult> {
  const changes = changed.map(({ id, before, user }) => ({
    id,
    role: before?.role,
    reportLimit: before?.reportLimit,
    expected: { role: user?.role, reportLimit: user?.reportLimit },
  }));
  return resultOf(users, await post('changes', { changes }), { say: texts.putBack });
}

/** Signs the users out and schedules their deletion; undo cancels it. */
export async function removeUsers(users: Users): Promise<BulkResult> {
  const outcomes = await post('removals', { ids: idsOf(users) });
  return resultOf(users, outcomes, {
    say: texts.closed,
    undo: () => cancelRemovals(users.filter(({ id }) => idsOf(doneOf(outcomes)).includes(id))),
  });
}

export async function cancelRemovals(users: Users): Promise<BulkResult> {
  return resultOf(users, await post('removals/undo', { ids: idsOf(users) }), { say: texts.kept });
}

export const countBelongings = (userIds: readonly number[], signal: AbortSignal) =>
  callApi<Belongings>(`/api/admin/users/belongings?ids=${userIds.join(',')}`, { signal });
