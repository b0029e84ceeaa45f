import type { PayloadRequest } from 'payload';
import { findRedirectFrom } from '@/database/tables/redirects';

interface LedAddress {
  from: string;
  to: string;
}

/** Leads an address on that the site no longer serves, in the transaction of `req`, whatever led on from there before. */
export async function leadAddressOn(req: PayloadRequest, data: LedAddress): Promise<void> {
  const common = {
    collection: 'redirects',
    data: { ...data, isPermanent: true },
    depth: 0,
    overrideAccess: false,
    req,
  } as const;
  const present = await findRedirectFrom(req, data.from, null);
  if (present) await req.payload.update({ ...common, id: present.id });
  else await req.payload.create(common);
}
