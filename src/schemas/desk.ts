import type { CheckedPageAnswer } from './seo';

/** Of each kind so many are named; the others are counted. */
export const deskItemsShown = 5;

interface DeskList<Item> {
  /** Of all, of which the items are the first. */
  total: number;
  items: Item[];
}

interface DeskPost {
  id: number;
  title: string;
  slug: string;
}

/** What waits for those who look after the contents: of each kind the first few, and how many there are. Moments are in ISO 8601. */
export interface Desk {
  /** Latest first, without those that will be published by themselves. `published`: it changes a post that is public. */
  drafts: DeskList<DeskPost & { author: string; updatedAt: string; published: boolean }>;
  /** Next first. */
  scheduled: DeskList<DeskPost & { type: 'publish' | 'unpublish'; at: string }>;
  /** Newest first. */
  published: DeskList<DeskPost & { date: string }>;
  /** Listed pages with errors or warnings, worst first. */
  findings: DeskList<CheckedPageAnswer>;
  /** Listed pages with the same words, most pages first; of their paths the first few. */
  repetitions: DeskList<{ field: 'title' | 'metaDescription'; count: number; paths: string[] }>;
  /** Of public posts, to where nothing is, those of most posts first; with one of the posts. */
  links: DeskList<{ path: string; posts: number; post: DeskPost }>;
  /** Without alt text. */
  pictures: DeskList<{ id: number; filename: string }>;
  /** Not answered yet, newest first. */
  inquiries: DeskList<{ id: number; name: string; company: string | null; createdAt: string }>;
}
