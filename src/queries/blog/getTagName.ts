import type { Payload } from 'payload';
import { findTagsBeside } from '@/database/tables/publishedPosts';
import { slugFromName } from '@/domain/blog/slugFromName';
import { cachedQueryBy } from '../cachedQueryBy';
import { cacheTags } from '../cacheTags';

/**
 * Returns the name of a tag by slug, in the spelling of the newest published post that has it; null if none has it.
 */
export const getTagName = cachedQueryBy<string, string | null>({
  name: 'tag-name',
  tags: () => [cacheTags.posts],
  fallback: null,
  query: findTagName,
});

export async function findTagName(payload: Payload, slug: string): Promise<string | null> {
  const tags = await findTagsBeside(payload, slug);
  return tags.find((tag) => slugFromName(tag) === slug) ?? null;
}
