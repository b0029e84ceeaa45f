import type { PayloadRequest } from 'payload';
import { findLatestVersionId, restoreLatestVersion } from '@/database/tables/postVersions';
import { inPostWords } from './inPostWords';
import type { PostChanges } from './postChanges';

/**
 * Keeps changes among the versions of a post without making them the latest one: neither readers nor editors see them
 * until somebody restores them in the CMS. In a transaction. Gives the id of the version.
 */
export async function keepAside(req: PayloadRequest, id: number, changes: PostChanges): Promise<number> {
  const latestId = await findLatestVersionId(req, id);
  await inPostWords(() =>
    req.payload.update({
      collection: 'posts',
      id,
      data: { ...changes.fields, _status: 'draft' },
      draft: true,
      context: { typedMarkdown: changes.typedMarkdown, isKeptAside: true, keepsSlug: true },
      depth: 0,
      overrideAccess: false,
      req,
    }),
  );
  return restoreLatestVersion(req, id, latestId);
}
