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

/** So many are told; whoever asks needs to know that there are some, and the first of them. */
const maxTold = 20;

/** The listed pages and posts that say the same, and whether a path leads to one. For staff; four queries. */
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
