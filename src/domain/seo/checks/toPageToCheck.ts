import { pageNodes } from '../pageNodes';
import type { PageFacts } from '../PageToDescribe';
import type { HeadDefaults, RenderedHead, SiteFacts } from '../renderHead';
import type { SeoRecord } from '../SeoRecord';
import type { PageToCheck } from './PageToCheck';

/** A page with what its record makes of it. */
interface RenderedPage {
  record: SeoRecord;
  defaults: HeadDefaults;
  head: RenderedHead;
  isListed: boolean;
  facts: PageFacts;
}

/** Structured data for which somebody is answerable: written, or made because of the kind that was chosen. */
function chosenSchemaOf({ record, defaults, head, facts }: RenderedPage, site: SiteFacts): string {
  const { finalSchema, schemaType } = record;
  if (finalSchema) return finalSchema;
  if (!schemaType || schemaType === 'WebPage') return '';
  const chosen = pageNodes({ ...site, path: defaults.path, head, facts, schemaType }).find(
    (node) => node['@type'] === schemaType,
  );
  return chosen ? JSON.stringify({ '@context': 'https://schema.org', ...chosen }) : '';
}

/** A rendered page as the checks take it. `generalPicture` is the complete address of the picture that stands in. */
export function toPageToCheck(page: RenderedPage, site: SiteFacts, generalPicture: string): PageToCheck {
  const { record, defaults, head, isListed } = page;
  return {
    path: defaults.path,
    head,
    canonicalUrl: record.canonicalUrl ?? '',
    hasOwnPreviewPicture: head.ogImage !== generalPicture,
    chosenSchema: chosenSchemaOf(page, site),
    isListed,
    isNeverListed: Boolean(defaults.robots),
  };
}
