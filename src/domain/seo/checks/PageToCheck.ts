import type { RenderedHead } from '../renderHead';

/** A page as search engines would get it. */
export interface PageToCheck {
  path: string;
  head: RenderedHead;
  /** The canonical address as written in the record; empty for the page's own. */
  canonicalUrl: string;
  /** Whether the preview picture is of this page, not one that stands in. */
  hasOwnPreviewPicture: boolean;
  /** Structured data that somebody chose, as text; empty where the page shows what it always says. */
  chosenSchema: string;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** Set for pages that are never listed, whatever their record says. */
  isNeverListed: boolean;
}

/** The site that the page belongs to. */
export interface SiteToCheck {
  /** Such as `https://example.com`. */
  origin: string;
  isKnownPath: (path: string) => boolean;
  sameWords: (words: Words) => SameWords;
}

/** As rendered. */
export type Words = Pick<RenderedHead, 'title' | 'description'>;

/** Paths of the listed pages that say the same as a page; its own may be among them. */
export interface SameWords {
  title: ReadonlySet<string>;
  description: ReadonlySet<string>;
}
