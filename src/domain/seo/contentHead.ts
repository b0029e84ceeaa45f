import { renderHead, type HeadDefaults, type RenderedHead, type SiteFacts } from './renderHead';

/** A page without a record, such as a post: what it says itself, and what its author has chosen for search engines. */
export interface ContentToDescribe extends HeadDefaults {
  /** Set when the content belongs to another address. */
  canonicalUrl?: string | null | undefined;
  /** Whether search engines are asked to leave the page out. */
  noIndex?: boolean | null | undefined;
}

/** The head of a post, a category or a person, wherever it is shown: on its page, in its form and in the checks. */
export const contentHead = (
  { canonicalUrl, noIndex, ...defaults }: ContentToDescribe,
  site: SiteFacts,
): RenderedHead =>
  renderHead(
    { ...(canonicalUrl ? { canonicalUrl } : {}), ...(noIndex ? { robots: 'noindex' } : {}) },
    defaults,
    site,
  );
