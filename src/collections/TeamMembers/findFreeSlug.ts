import type { PayloadRequest } from 'payload';
import { findMemberPaths } from '@/database/tables/teamMembers';
import { slugFromName } from '@/domain/blog/slugFromName';
import { memberPath } from '@/domain/team/memberPath';
import { memberSlug } from '@/domain/team/memberSlug';
import type { TeamMember } from '@/payload-types';

/**
 * The last part of the address that somebody's page gets from the name, with a number where a namesake has it. Null for a name
 * that none can be made of.
 */
export async function findFreeSlug(
  req: PayloadRequest,
  name: string,
  original?: TeamMember,
): Promise<string | null> {
  const slug = slugFromName(name);
  if (!slug) return null;
  const taken = new Set(await findMemberPaths(req));
  if (original) taken.delete(memberPath(memberSlug(original)));
  let number = 1;
  const candidate = () => (number === 1 ? slug : `${slug}-${number}`);
  while (taken.has(memberPath(candidate()))) number += 1;
  return candidate();
}
