import type { RenderedHead } from '../renderHead';

/** A page as search engines receive it. */
export interface PageToCheck {
  path: string;
  head: RenderedHead;
  /** The canonical address as entered in the record; empty for the page's own. */
  canonicalUrl: string;
  /** Whether the preview image belongs to this page, not the site's default. */
  hasOwnPreviewPicture: boolean;
  /** Structured data that the record sets, as text; empty if the page uses its default. */
  chosenSchema: string;
  /** Whether search engines may index it. */
  isListed: boolean;
  /** Set for pages that are never indexed, whatever their record says. */
  isNeverListed: boolean;
}

/** The site of the page. */
export interface SiteToCheck {
  /** Such as `https://example.com`. */
  origin: string;
  isKnownPath: (path: string) => boolean;
  sameWords: (words: Words) => SameWords;
}

/** As rendered. */
export type Words = Pick<RenderedHead, 'title' | 'description'>;

/** Paths of the indexed pages with the same title or description as a page, which may include the page itself. */
export interface SameWords {
  title: ReadonlySet<string>;
  description: ReadonlySet<string>;
}
