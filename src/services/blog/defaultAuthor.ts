import type { PayloadRequest } from 'payload';
import { advisoryTeamNameOf } from '@/queries/advisoryTeamNameOf';

/** Returns the author of posts that name none: the advisory team's name from the site settings. */
export async function defaultAuthor(req: PayloadRequest): Promise<string> {
  const settings = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    // Everyone may read the settings, so access needs no override, even without a signed-in user.
    overrideAccess: false,
    req,
  });
  return advisoryTeamNameOf(settings);
}
