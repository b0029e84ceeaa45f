import { absoluteAddress } from '@/domain/seo/absoluteAddress';
import { memberPath } from '@/domain/team/memberPath';
import { getTeamMembers } from './getTeamMembers';
import { siteOrigin } from './siteOrigin';

/** Returns the pages of team members for the sitemap. */
export async function getListedPeople(): Promise<{ url: string; changed: string }[]> {
  const members = await getTeamMembers();
  return members.map(({ slug, updatedAt }) => ({
    url: absoluteAddress(siteOrigin, memberPath(slug)),
    changed: updatedAt,
  }));
}
