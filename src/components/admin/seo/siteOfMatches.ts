import type { SiteToCheck } from '@/domain/seo/checks/PageToCheck';
import type { SeoMatches } from '@/schemas/seo';

/**
 * Returns the site as the server's response about one page describes it; before the response nothing counts as a
 * duplicate or as missing.
 */
export const siteOfMatches = (origin: string, matches: SeoMatches | null): SiteToCheck => ({
  origin,
  isKnownPath: () => matches?.isKnownPath ?? true,
  sameWords: () => ({ title: new Set(matches?.title), description: new Set(matches?.description) }),
});
