import type { PayloadRequest } from 'payload';
import { findPagesAt, findRedirectFrom } from '@/database/tables/redirects';

interface MissingAddress {
  from: string;
  to: string;
}

/**
 * Creates or replaces the redirect from a path whose page is gone, in the transaction of `req`. Does nothing if
 * another page exists at the path, such as a team member with the same name.
 */
export async function redirectMissingAddress(req: PayloadRequest, data: MissingAddress): Promise<void> {
  const common = {
    collection: 'redirects',
    data: { ...data, isPermanent: true },
    depth: 0,
    // Bypasses access on purpose: this follows from a change that the caller was allowed to make.
    overrideAccess: true,
    req,
  } as const;
  const present = await findRedirectFrom(req, data.from, null);
  if (present) await req.payload.update({ ...common, id: present.id });
  else if (!(await findPagesAt(req, [data.from])).has(data.from)) await req.payload.create(common);
}
