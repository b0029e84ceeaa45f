import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { findRedirectFrom } from '@/database/tables/redirects';
import { memberPath } from '@/domain/team/memberPath';
import { memberSlug } from '@/domain/team/memberSlug';
import { updateLinks } from '@/services/blog/updateLinks';
import { expirePages } from '@/services/caching/expirePages';
import { redirectMissingAddress } from '@/services/redirects/redirectMissingAddress';
import type { TeamMember } from '@/payload-types';
import { cacheTags } from '@/queries/cacheTags';

const addressOf = (member: TeamMember): string => memberPath(memberSlug(member));

/** Redirects the former address of a member's page to the current one, and updates links in posts. */
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
  // A page is served at the new address now, so a redirect from it is obsolete; after a rename back it would make a
  // loop.
  const old = await findRedirectFrom(req, to, null);
  if (old) await req.payload.delete({ collection: 'redirects', id: old.id, overrideAccess: false, req });
  await redirectMissingAddress(req, { from, to });
  await updateLinks(req, { from, to });
};

/** Expires a former member's pages at once, even if they can't be rendered again. */
export const refreshDeletedMember: CollectionAfterDeleteHook<TeamMember> = () =>
  expirePages(cacheTags.teamMembers, { isGone: true });
