import { isStaffRole, type Role } from '@/domain/accounts/roles';

const deadlineMs = 10_000;
const sessionIsOver = new Set([401, 403]);

/**
 * Returns whether the session of a token belongs to staff, according to the database. It asks the site itself, at the
 * `origin` for internal requests. Returns null when that can't be determined now.
 */
export async function isStaffSession(origin: string, token: string): Promise<boolean | null> {
  try {
    const answer = await fetch(`${origin}/api/auth/me`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(deadlineMs),
    });
    const body = (await answer.json()) as { role: Role };
    if (answer.ok) return isStaffRole(body.role);
    return sessionIsOver.has(answer.status) ? false : null;
  } catch {
    return null;
  }
}
