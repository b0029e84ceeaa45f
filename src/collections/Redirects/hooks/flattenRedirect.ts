import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload';
import {
  countRedirects,
  findPagesAt,
  findRedirectFrom,
  retargetRedirects,
} from '@/database/tables/redirects';
import { isServedPath } from '@/domain/redirects/isServedPath';
import { composeRedirects } from '@/domain/redirects/composeRedirects';
import { redirectLimits } from '@/domain/redirects/redirectLimits';
import { redirectProblems } from '@/domain/redirects/redirectProblems';
import { readTarget } from '@/domain/redirects/readTarget';
import type { Redirect } from '@/payload-types';
import { siteOrigin } from '@/queries/siteOrigin';

const refuse = (req: PayloadRequest, path: 'from' | 'to', message: string): never => {
  throw new ValidationError({ collection: 'redirects', errors: [{ path, message }], req });
};

/** Leads to where a visitor would end, and refuses circles and second redirects from one address. */
export const flattenRedirect: CollectionBeforeChangeHook<Redirect> = async ({ data, originalDoc, req }) => {
  const { from = '', to = '', target, isPermanent } = { ...originalDoc, ...data };
  const id = originalDoc?.id ?? null;
  if (!originalDoc) await refuseBeyondLimit(req);
  if (await findRedirectFrom(req, from, id))
    refuse(req, 'from', 'There is a redirect from this address already.');
  const isNew = from !== originalDoc?.from;
  if (isNew && (await findPagesAt(req, [from])).size > 0) refuse(req, 'from', redirectProblems.ofPage);
  const next = target ? await findNextStep(req, target, id) : null;
  const end = next ? composeRedirects({ to, isPermanent: isPermanent ?? true }, next) : null;
  const read = end && readTarget(end.to, siteOrigin);
  if (read && 'problem' in read) return refuse(req, 'to', read.problem);
  if ((read ? read.path : target) === from) refuse(req, 'to', redirectProblems.circle);
  return end && read ? { ...data, ...end, target: read.path } : data;
};

/**
 * Where visitors of this path would be led: as the site does it, nowhere from a page that is there, to where a page of the blog
 * has moved, and only else by the list.
 */
async function findNextStep(req: PayloadRequest, path: string, id: number | null) {
  if (isServedPath(path)) return null;
  const page = (await findPagesAt(req, [path])).get(path);
  if (page === undefined) return findRedirectFrom(req, path, id);
  return page === path ? null : { to: page, isPermanent: true };
}

/** Whoever was led to this address before is led on at once, unless there is a page: then nobody is led on from it. */
export const flattenIncomingRedirects: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
  const { from, to, target, isPermanent } = doc;
  if ((await findPagesAt(req, [from])).size > 0) return;
  await retargetRedirects(req, { from, to, target: target ?? null, isPermanent: isPermanent ?? true });
};

async function refuseBeyondLimit(req: PayloadRequest): Promise<void> {
  if ((await countRedirects(req)) < redirectLimits.most) return;
  refuse(req, 'from', redirectProblems.tooMany);
}
