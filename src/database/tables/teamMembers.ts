import type { PayloadRequest } from 'payload';
import { memberPath } from '@/domain/team/memberPath';
import { memberSlug } from '@/domain/team/memberSlug';
import { namedRows } from '../namedRows';

/** The addresses of all people's pages, of which some are made from the name: so they can't be asked for one by one. */
export async function findMemberPaths(req: PayloadRequest): Promise<string[]> {
  const rows = await namedRows<{ id: number; name: string; slug: string | null }>(
    req,
    { name: 'member-addresses', text: 'select id, name, slug from team_members' },
    [],
  );
  return rows.map((member) => memberPath(memberSlug(member)));
}
