import type { PayloadRequest } from 'payload';
import { siteOfPages } from '@/domain/seo/checks/siteOfPages';
import type { SeoMatches } from '@/schemas/seo';
import { readCheckedPages } from './readCheckedPages';

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

/** The listed pages and posts that say the same, and whether a path leads to one. For staff; three queries. */
export async function findSeoMatches({
  req,
  canonicalPath,
  ...words
}: FindSeoMatchesArgs): Promise<SeoMatches> {
  const { origin, pages } = await readCheckedPages(req);
  const site = siteOfPages(origin, pages);
  const { title, description } = site.sameWords(words);
  return {
    title: [...title].slice(0, maxTold),
    description: [...description].slice(0, maxTold),
    isKnownPath: site.isKnownPath(canonicalPath),
  };
}
