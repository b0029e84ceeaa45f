import type { CheckedPageAnswer } from './seo';

/** Number of items listed per kind; the total counts the rest. */
export const deskItemsShown = 5;

interface DeskList<Item> {
  /** Total number, of which `items` are the first. */
  total: number;
  items: Item[];
}

interface DeskPost {
  id: number;
  title: string;
  slug: string;
}

/** Open tasks of content editors: the first items of each kind and their total. Times are in ISO 8601. */
export interface Desk {
  /** Latest first, without scheduled ones. `published`: the draft changes a published post. */
  drafts: DeskList<DeskPost & { author: string; updatedAt: string; published: boolean }>;
  /** Failed ones, then the next first. */
  scheduled: DeskList<DeskPost & { type: 'publish' | 'unpublish'; at: string; hasFailed: boolean }>;
  /** Newest first. */
  published: DeskList<DeskPost & { date: string }>;
  /** Indexable pages with errors or warnings, worst first. */
  findings: DeskList<CheckedPageAnswer>;
  /** Indexable pages with the same title or description, most pages first, each with its first few paths. */
  repetitions: DeskList<{ field: 'title' | 'metaDescription'; count: number; paths: string[] }>;
  /** Broken links in published posts, those in the most posts first, each with one of the posts. */
  links: DeskList<{ path: string; posts: number; post: DeskPost }>;
  /** Images without alt text. */
  pictures: DeskList<{ id: number; filename: string }>;
  /** Unanswered, newest first. */
  inquiries: DeskList<{ id: number; name: string; company: string | null; createdAt: string }>;
}
