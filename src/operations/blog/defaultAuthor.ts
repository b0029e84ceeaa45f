import type { PayloadRequest } from 'payload';
import { advisoryTeamNameOf } from '@/queries/advisoryTeamNameOf';

/** Who signs posts unless somebody else is named: the advisory team, by the name in the settings. */
export async function defaultAuthor(req: PayloadRequest): Promise<string> {
  const settings = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    // Anybody may read the settings, so nothing has to be overridden, not even for what nobody signed in writes.
    overrideAccess: false,
    req,
  });
  return advisoryTeamNameOf(settings);
}
