import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload';
import {
  countRedirects,
  findMovedPath,
  findPathsOfBlog,
  findRedirectFrom,
  leadOthersOn,
} from '@/database/tables/redirects';
import { leadOn } from '@/domain/redirects/leadOn';
import { redirectLimits } from '@/domain/redirects/redirectLimits';
import { redirectProblems } from '@/domain/redirects/redirectProblems';
import { readTarget } from '@/domain/redirects/readTarget';
import type { Redirect } from '@/payload-types';
import { siteOrigin } from '@/queries/siteOrigin';

const refuse = (req: PayloadRequest, path: 'from' | 'to', message: string): never => {
  throw new ValidationError({ collection: 'redirects', errors: [{ path, message }], req });
};

/** Leads to where a visitor would end, and refuses circles and second redirects from one address. */
export const keepInOneStep: CollectionBeforeChangeHook<Redirect> = async ({ data, originalDoc, req }) => {
  const { from = '', to = '', target, isPermanent } = { ...originalDoc, ...data };
  const id = originalDoc?.id ?? null;
  if (!originalDoc) await refuseBeyondLimit(req);
  if (await findRedirectFrom(req, from, id))
    refuse(req, 'from', 'There is a redirect from this address already.');
  const isNew = from !== originalDoc?.from;
  if (isNew && (await findPathsOfBlog(req, [from])).size > 0) refuse(req, 'from', redirectProblems.ofBlog);
  const next = target ? await findNextStep(req, target, id) : null;
  const end = next ? leadOn({ to, isPermanent: isPermanent ?? true }, next) : null;
  const read = end && readTarget(end.to, siteOrigin);
  if (read && 'problem' in read) return refuse(req, 'to', read.problem);
  if ((read ? read.path : target) === from) refuse(req, 'to', redirectProblems.circle);
  return end && read ? { ...data, ...end, target: read.path } : data;
};

/** Where visitors of this path would be led, by the list or because it is a former address of the blog. */
async function findNextStep(req: PayloadRequest, path: string, id: number | null) {
  const redirect = await findRedirectFrom(req, path, id);
  if (redirect) return redirect;
  const to = await findMovedPath(req, path);
  return to && { to, isPermanent: true };
}

/** Whoever was led to this address before is led on at once. */
export const takeOthersAlong: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
  const { from, to, target, isPermanent } = doc;
  await leadOthersOn(req, { from, to, target: target ?? null, isPermanent: isPermanent ?? true });
};

async function refuseBeyondLimit(req: PayloadRequest): Promise<void> {
  if ((await countRedirects(req)) < redirectLimits.most) return;
  refuse(req, 'from', redirectProblems.tooMany);
}
