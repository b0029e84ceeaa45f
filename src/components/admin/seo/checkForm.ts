import { defaultPreviewPicturePath } from '@/content/site/previewPicturePath';
import type { MetadataFinding } from '@/domain/seo/checks/MetadataFinding';
import { pageFindings } from '@/domain/seo/checks/pageFindings';
import { toPageToCheck } from '@/domain/seo/checks/toPageToCheck';
import { isIndexable, renderHead } from '@/domain/seo/renderHead';
import type { SeoEntry, SeoMatches } from '@/schemas/seo';
import type { KnownPages } from './KnownPages';
import { recordOf, type SeoForm } from './seoForm';
import { siteOfMatches } from './siteOfMatches';

/** The page as it would be if the form were saved now. */
export function entryOfForm(form: SeoForm, { entry, entries }: KnownPages): SeoEntry {
  const record = recordOf(form);
  const head = renderHead(record, entry.defaults, entries.site);
  return { ...entry, record, head, isListed: isIndexable(head.robots) };
}

/** What is to be said about a page. `matches` come from the server. */
export function checkEntry(
  entry: SeoEntry,
  { entries }: KnownPages,
  matches: SeoMatches | null,
): MetadataFinding[] {
  const { site } = entries;
  const page = toPageToCheck(entry, site, site.origin + defaultPreviewPicturePath);
  return pageFindings(page, siteOfMatches(site.origin, matches));
}
