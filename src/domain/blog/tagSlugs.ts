import { slugFromName } from './slugFromName';

/** Returns the distinct slugs of a post's tags. "AI" and "ai" share one; tags of punctuation alone have none. */
export function tagSlugs(tags: readonly string[] | null | undefined): string[] {
  return [...new Set((tags ?? []).map(slugFromName).filter(Boolean))];
}
