import type { PayloadRequest } from 'payload';
import type { SeoMatches } from '@/schemas/seo';
import { checkedSite } from './checkedSite';

interface FindSeoMatchesArgs {
  req: PayloadRequest;
  /** As rendered; empty for none. */
  title: string;
  description: string;
  /** Empty for none. */
  canonicalPath: string;
}

/** Maximum of returned matches. The form needs only the first ones. */
const maxTold = 20;

/**
 * Returns indexable pages and posts with the same title or description, and whether the canonical path exists. For
 * staff; runs four queries.
 */
export async function findSeoMatches({
  req,
  canonicalPath,
  ...words
}: FindSeoMatchesArgs): Promise<SeoMatches> {
  const { site } = await checkedSite(req);
  const { title, description } = site.sameWords(words);
  return {
    title: [...title].slice(0, maxTold),
    description: [...description].slice(0, maxTold),
    isKnownPath: site.isKnownPath(canonicalPath),
  };
}
