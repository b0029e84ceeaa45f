import { defaultShareImagePath } from '@/content/site/shareImagePath';
import type { Finding } from '@/domain/seo/checks/Finding';
import { pageFindings } from '@/domain/seo/checks/pageFindings';
import { toPageToCheck } from '@/domain/seo/checks/toPageToCheck';
import { isIndexable, renderHead } from '@/domain/seo/renderHead';
import type { SeoEntry, SeoMatches } from '@/schemas/seo';
import type { KnownPages } from './KnownPages';
import { recordOf, type SeoForm } from './seoForm';

/** The page as it would be if the form were saved now. */
export function entryOfForm(form: SeoForm, { entry, entries }: KnownPages): SeoEntry {
  const record = recordOf(form);
  const head = renderHead(record, entry.defaults, entries.site);
  return { ...entry, record, head, isListed: isIndexable(head.robots) };
}

/** What is to be said about a page. Without `matches`, which come from the server, nothing is taken for a duplicate. */
export function checkEntry(entry: SeoEntry, { entries }: KnownPages, matches: SeoMatches | null): Finding[] {
  const { site } = entries;
  return pageFindings(toPageToCheck(entry, site, site.origin + defaultShareImagePath), {
    origin: site.origin,
    isKnownPath: () => matches?.isKnownPath ?? true,
    sameWords: () => ({ title: new Set(matches?.title), description: new Set(matches?.description) }),
  });
}
