import type { RenderedHead } from '../renderHead';

/** A page as search engines would get it. */
export interface PageToCheck {
  path: string;
  head: RenderedHead;
  /** The canonical address as written in the record; empty for the page's own. */
  canonicalUrl: string;
  /** Structured data that replaces the page's own, as text; empty for the page's own. */
  finalSchema: string;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** Set for pages that are never listed, whatever their record says. */
  isNeverListed: boolean;
}

/** The site that the page belongs to. */
export interface SiteToCheck {
  /** Such as `https://example.com`. */
  origin: string;
  /** Complete address of the picture that stands in where a page has none. */
  defaultImage: string;
  /** All pages, the one in question among them. */
  pages: readonly PageToCheck[];
}
