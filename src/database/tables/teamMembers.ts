import type { PayloadRequest } from 'payload';
import { memberPath } from '@/domain/team/memberPath';
import { memberSlug } from '@/domain/team/memberSlug';
import { namedRows } from '../namedRows';

/**
 * Returns the paths of all team members' pages. It reads all of them, because some slugs are derived from the name
 * and can't be queried.
 */
export async function findMemberPaths(req: PayloadRequest): Promise<string[]> {
  const rows = await namedRows<{ id: number; name: string; slug: string | null }>(
    req,
    { name: 'member-addresses', text: 'select id, name, slug from team_members' },
    [],
  );
  return rows.map((member) => memberPath(memberSlug(member)));
}
