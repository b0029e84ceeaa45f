import type { PayloadRequest } from 'payload';
import { firmNameOf } from '@/queries/firmNameOf';

/** By whom a report is printed. */
export async function readFirmName(req: PayloadRequest): Promise<string> {
  const settings = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: false,
    req,
  });
  return firmNameOf(settings);
}
