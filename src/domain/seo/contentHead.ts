import { renderHead, type HeadDefaults, type RenderedHead, type SiteFacts } from './renderHead';

/** A page without a record, such as a post: its own values and its author's settings for search engines. */
export interface ContentToDescribe extends HeadDefaults {
  /** Set if the original content is at another URL. */
  canonicalUrl?: string | null | undefined;
  /** Whether the page asks search engines not to index it. */
  noIndex?: boolean | null | undefined;
}

/** Returns the head of a post, a category or a person. The page, the preview in its form and the checks share it. */
export const contentHead = (
  { canonicalUrl, noIndex, ...defaults }: ContentToDescribe,
  site: SiteFacts,
): RenderedHead =>
  renderHead(
    { ...(canonicalUrl ? { canonicalUrl } : {}), ...(noIndex ? { robots: 'noindex' } : {}) },
    defaults,
    site,
  );
