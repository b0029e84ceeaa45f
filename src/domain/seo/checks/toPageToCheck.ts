import { pageNodes } from '../pageNodes';
import type { PageFacts } from '../PageToDescribe';
import type { HeadDefaults, RenderedHead, SiteFacts } from '../renderHead';
import type { SeoRecord } from '../SeoRecord';
import type { PageToCheck } from './PageToCheck';

/** A page with its record applied. */
interface RenderedPage {
  record: SeoRecord;
  defaults: HeadDefaults;
  head: RenderedHead;
  isListed: boolean;
  facts: PageFacts;
}

/** Returns the structured data that the record determines: written by an editor, or generated for the chosen type. */
function chosenSchemaOf({ record, defaults, head, facts }: RenderedPage, site: SiteFacts): string {
  const { finalSchema, schemaType } = record;
  if (finalSchema) return finalSchema;
  if (!schemaType || schemaType === 'WebPage') return '';
  const chosen = pageNodes({ ...site, path: defaults.path, head, facts, schemaType }).find(
    (node) => node['@type'] === schemaType,
  );
  return chosen ? JSON.stringify({ '@context': 'https://schema.org', ...chosen }) : '';
}

/**
 * Converts a rendered page for the checks.
 * @param generalPicture absolute URL of the site's default preview image
 */
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
