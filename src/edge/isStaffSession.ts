import { isStaffRole, type Role } from '@/domain/accounts/roles';

const deadlineMs = 10_000;

/**
 * Whether the session behind a token is one of staff, as the database has it by now: asked of the site itself, at the
 * `origin` for requests of our own. What can't be found out is taken for no.
 */
export async function isStaffSession(origin: string, token: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/auth/me`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(deadlineMs),
  }).catch(() => null);
  if (!answer?.ok) return false;
  const { role } = (await answer.json()) as { role: Role };
  return isStaffRole(role);
}
