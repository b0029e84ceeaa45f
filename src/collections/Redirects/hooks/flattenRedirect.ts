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
import { composeRedirects } from '@/domain/redirects/composeRedirects';
import { isServedPath } from '@/domain/redirects/isServedPath';
import { readTarget } from '@/domain/redirects/readTarget';
import { redirectLimits } from '@/domain/redirects/redirectLimits';
import { redirectProblems } from '@/domain/redirects/redirectProblems';
import type { Redirect } from '@/payload-types';
import { siteOrigin } from '@/queries/siteOrigin';
import { redirectLabels } from '../../../content/admin/redirects';

const reject = (req: PayloadRequest, path: 'from' | 'to', message: string): never => {
  throw new ValidationError({
    collection: 'redirects',
    errors: [{ label: redirectLabels[path], path, message }],
    req,
  });
};

/**
 * Replaces the target with the end of the redirect chain.
 * @throws ValidationError for a loop, a second redirect from an address, an address that a page serves, or too many
 * redirects
 */
export const flattenRedirect: CollectionBeforeChangeHook<Redirect> = async ({ data, originalDoc, req }) => {
  const { from = '', to = '', target, isPermanent } = { ...originalDoc, ...data };
  const id = originalDoc?.id ?? null;
  if (!originalDoc) await requireRoom(req);
  if (await findRedirectFrom(req, from, id))
    reject(req, 'from', 'There is a redirect from this address already.');
  const isNew = from !== originalDoc?.from;
  if (isNew && (await findPagesAt(req, [from])).size > 0) reject(req, 'from', redirectProblems.ofPage);
  const next = target ? await findNextStep(req, target, id) : null;
  const end = next ? composeRedirects({ to, isPermanent: isPermanent ?? true }, next) : null;
  const read = end && readTarget(end.to, siteOrigin);
  if (read && 'problem' in read) return reject(req, 'to', read.problem);
  if ((read ? read.path : target) === from) reject(req, 'to', redirectProblems.circle);
  return end && read ? { ...data, ...end, target: read.path } : data;
};

/**
 * Returns where the site would redirect a visitor of this path: nowhere if a page is served there, to the current
 * address of a moved blog page, else by the redirect table.
 */
async function findNextStep(req: PayloadRequest, path: string, id: number | null) {
  if (isServedPath(path)) return null;
  const page = (await findPagesAt(req, [path])).get(path);
  if (page === undefined) return findRedirectFrom(req, path, id);
  return page === path ? null : { to: page, isPermanent: true };
}

/** Retargets redirects that lead to this address to its target, unless a page is served there. */
export const flattenIncomingRedirects: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
  const { from, to, target, isPermanent } = doc;
  if ((await findPagesAt(req, [from])).size > 0) return;
  await retargetRedirects(req, { from, to, target: target ?? null, isPermanent: isPermanent ?? true });
};

async function requireRoom(req: PayloadRequest): Promise<void> {
  if ((await countRedirects(req)) < redirectLimits.most) return;
  reject(req, 'from', redirectProblems.tooMany);
}
