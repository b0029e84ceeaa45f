import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { findRedirectFrom } from '@/database/tables/redirects';
import { memberPath } from '@/domain/team/memberPath';
import { memberSlug } from '@/domain/team/memberSlug';
import { updateLinksToPost } from '@/hooks/updateLinksToPost';
import { expirePages } from '@/hooks/refreshPages';
import { redirectMissingAddress } from '@/operations/redirects/redirectMissingAddress';
import type { TeamMember } from '@/payload-types';
import { cacheTags } from '@/queries/cacheTags';

const addressOf = (member: TeamMember): string => memberPath(memberSlug(member));

/** Whoever knows the former address of somebody's page is led to the present one; links in posts lead there by themselves. */
export const refreshMember: CollectionAfterChangeHook<TeamMember> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const [from, to] = [operation === 'update' ? addressOf(previousDoc) : null, addressOf(doc)];
  const hasMoved = from !== null && from !== to;
  expirePages(cacheTags.teamMembers, { isGone: hasMoved });
  if (!hasMoved) return;
  // Somebody is here now, so nothing leads on from here any longer; a way back would be a circle otherwise.
  const old = await findRedirectFrom(req, to, null);
  if (old) await req.payload.delete({ collection: 'redirects', id: old.id, overrideAccess: false, req });
  await redirectMissingAddress(req, { from, to });
  await updateLinksToPost(req, from, to);
};

/** Whoever has left isn't shown any more, not even while no page can be made. */
export const refreshDeletedMember: CollectionAfterDeleteHook<TeamMember> = () =>
  expirePages(cacheTags.teamMembers, { isGone: true });
