import type { Breadcrumb } from './breadcrumbList';
import type { RenderedHead } from './renderHead';

/** The content of a page that its structured data describes. */
export interface PageFacts {
  /** The page's name in breadcrumbs. */
  name: string;
  /** ISO date of the latest change to the page's own copy. */
  changed: string;
  /** Breadcrumbs from the home page down to this page, in order; paths relative to the origin. */
  trail: readonly Breadcrumb[];
  /** Whether the page offers a service of the same name. */
  isService: boolean;
  /** The questions and answers that the page shows. */
  questions: readonly { question: string; answer: string }[];
}

export interface PageToDescribe {
  origin: string;
  firmName: string;
  /** Relative to the origin. */
  path: string;
  head: RenderedHead;
  facts: PageFacts;
  /** The schema type set in the record; without it, the page's content determines the type. */
  schemaType?: string | undefined;
}
