import type { PopulateType, SelectType } from 'payload';
import { readPicture, type Picture } from '@/domain/blog/Picture';
import type { Post } from '@/payload-types';

export interface TopicLink {
  slug: string;
  name: string;
}

/** A post as shown in lists. */
export interface PostSummary {
  id: number;
  slug: string;
  title: string;
  description: string;
  author: string;
  /** ISO 8601. Only the day in UTC counts. */
  date: string;
  readingMinutes: number;
  cover: Picture | null;
  category: (TopicLink & { id: number }) | null;
  tags: string[];
}

const fields = {
  title: true,
  slug: true,
  description: true,
  author: true,
  date: true,
  readingMinutes: true,
  cover: true,
  coverAltText: true,
  coverIsDecorative: true,
  category: true,
  tags: true,
} as const satisfies SelectType;

const populate = {
  media: { alt: true, filename: true, width: true, height: true, sizes: true },
  categories: { name: true, slug: true },
} as const satisfies PopulateType;

/** The query options that `toSummary` requires. Queries run with visitors' access, whoever asks. */
export const summaryQuery = {
  collection: 'posts',
  depth: 1,
  select: fields,
  populate,
} as const;

/** For queries that read whole posts. */
export const populateSummary = populate;

/** The order of pages. Of posts with the same date, the one created last comes first. */
export const newestFirst = ['-date', '-id'];

type SummarySource = Pick<Post, keyof typeof fields | 'id'>;

export function toSummary(post: SummarySource): PostSummary {
  const { id, slug, title, description, author, date } = post;
  const cover = readPicture(post.cover);
  const { category } = post;
  return {
    ...{ id, slug, title, description, author, date },
    readingMinutes: post.readingMinutes ?? 1,
    cover: cover && { ...cover, alt: post.coverIsDecorative ? '' : post.coverAltText?.trim() || cover.alt },
    category:
      typeof category === 'object' && category
        ? { id: category.id, slug: category.slug, name: category.name }
        : null,
    tags: post.tags ?? [],
  };
}
