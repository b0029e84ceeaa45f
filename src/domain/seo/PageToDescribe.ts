import type { Breadcrumb } from './breadcrumbList';
import type { RenderedHead } from './renderHead';

/** What a page shows, as far as its structured data speaks of it. */
export interface PageFacts {
  /** As breadcrumbs call it. */
  name: string;
  /** ISO day on which the page's own words last changed. */
  changed: string;
  /** From the home page down to this one, in order; the paths are below the origin. */
  trail: readonly Breadcrumb[];
  /** Whether the page offers the service that it is named after. */
  isService: boolean;
  /** The questions that the page shows. */
  questions: readonly { question: string; answer: string }[];
}

export interface PageToDescribe {
  origin: string;
  firmName: string;
  /** Below the origin. */
  path: string;
  head: RenderedHead;
  facts: PageFacts;
  /** What the record says the page is about; without it, what the page shows decides. */
  schemaType?: string | undefined;
}
