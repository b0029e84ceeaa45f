import { ApiError } from '@/client/ApiError';
import { logFailure } from '@/client/logFailure';
import { userDialogTexts as texts, userTexts } from '@/content/admin/users';
import { formatCount } from '@/format/numbers';
import type { ManagedUser, UpdateUserBody } from '@/schemas/users';
import { fetchUser } from './usersApi';

interface FieldChange {
  label: string;
  from: string;
  to: string;
}

/** A change by another user that a save would overwrite. */
export interface UserConflict {
  /** Name of the user; null when unknown. */
  changedBy: string | null;
  /** ISO 8601. */
  changedAt: string;
  /** A save that sends it is accepted. */
  version: string;
  changes: FieldChange[];
}

/** Account fields in the form, formatted as text. */
const shownFields: { label: string; show: (user: ManagedUser) => string }[] = [
  { label: texts.name, show: ({ name }) => name },
  { label: texts.email, show: ({ email }) => email },
  { label: texts.company, show: ({ company }) => company ?? texts.conflictNone },
  { label: texts.type, show: ({ role }) => userTexts.types[role] },
  {
    label: texts.limit,
    show: ({ reportLimit }) => (reportLimit === null ? texts.noLimit : formatCount(reportLimit)),
  },
];

const changesOfUser = (before: ManagedUser, now: ManagedUser): FieldChange[] =>
  shownFields
    .map(({ label, show }) => ({ label, from: show(before), to: show(now) }))
    .filter(({ from, to }) => from !== to);

/** Returns the conflict that a rejected save reports; null for other errors, such as a duplicate address. */
export async function readUserConflict(error: unknown, shown: ManagedUser): Promise<UserConflict | null> {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { version, changedAt, changedBy } = error.body;
  if (typeof version !== 'string') return null;
  const now = await fetchUser(shown.id, AbortSignal.timeout(10_000)).catch((reason: unknown) => {
    logFailure('The newer version could not be loaded', reason);
    return null;
  });
  return {
    // The fetched account may be newer than the conflicting version.
    version: now?.updatedAt ?? version,
    changedAt: now?.updatedAt ?? (typeof changedAt === 'string' ? changedAt : version),
    changedBy: typeof changedBy === 'string' ? changedBy : null,
    changes: now ? changesOfUser(shown, now) : [],
  };
}

/** Returns the form fields that differ from the account as it was opened. */
export function changedParts(body: UpdateUserBody, shown: ManagedUser): UpdateUserBody {
  const { isAdmin: _isAdmin, ...parts } = body;
  return Object.fromEntries(
    Object.entries(parts).filter(([name, value]) => value !== shown[name as keyof typeof parts]),
  );
}
