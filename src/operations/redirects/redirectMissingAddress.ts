import type { PayloadRequest } from 'payload';
import { findPagesAt, findRedirectFrom } from '@/database/tables/redirects';

interface LedAddress {
  from: string;
  to: string;
}

/**
 * Leads an address on that something was at, in the transaction of `req`, whatever led on from there before. Where something else is
 * still, such as a person of the same name, nobody needs to be led.
 */
export async function redirectMissingAddress(req: PayloadRequest, data: LedAddress): Promise<void> {
  const common = {
    collection: 'redirects',
    data: { ...data, isPermanent: true },
    depth: 0,
    // Follows from a deletion that its caller was allowed to make.
    overrideAccess: true,
    req,
  } as const;
  const present = await findRedirectFrom(req, data.from, null);
  if (present) await req.payload.update({ ...common, id: present.id });
  else if (!(await findPagesAt(req, [data.from])).has(data.from)) await req.payload.create(common);
}
