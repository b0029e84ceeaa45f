import type { Finding } from '@/domain/seo/checks/Finding';
import { pageFindings } from '@/domain/seo/checks/pageFindings';
import { isIndexable, renderHead, type RenderedHead } from '@/domain/seo/renderHead';
import type { SeoEntries, SeoEntry } from '@/schemas/seo';
import { finalSchemaOf, recordOf, type SeoForm } from './seoForm';
import { siteToCheck } from './siteToCheck';

export interface CheckedForm {
  /** What visitors and crawlers would get. */
  head: RenderedHead;
  findings: Finding[];
}

/** What the page would say if the form were saved now, and what is to be said about that. */
export function checkForm(form: SeoForm, entry: SeoEntry, entries: SeoEntries): CheckedForm {
  const site = siteToCheck(entries);
  const head = renderHead(recordOf(form), entry.defaults, entries.site);
  const page = {
    path: entry.path,
    head,
    canonicalUrl: form.canonicalUrl,
    finalSchema: finalSchemaOf(form),
    isListed: isIndexable(head.robots),
    isNeverListed: Boolean(entry.defaults.robots),
  };
  return { head, findings: pageFindings(page, site) };
}
