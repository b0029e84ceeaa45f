import type { SiteToCheck } from '@/domain/seo/checks/PageToCheck';
import type { SeoMatches } from '@/schemas/seo';

/** The site as the server answered about one page; until it has, nothing is taken for a duplicate or missing. */
export const siteOfMatches = (origin: string, matches: SeoMatches | null): SiteToCheck => ({
  origin,
  isKnownPath: () => matches?.isKnownPath ?? true,
  sameWords: () => ({ title: new Set(matches?.title), description: new Set(matches?.description) }),
});
