import type { Payload } from 'payload';
import { categoryMetadata, type HeadMetadata } from './categoryMetadata';
import { findCategoriesInUse } from '@/database/tables/categories';
import { countNewestTags } from '@/database/tables/publishedPosts';
import { slugFromName } from '@/domain/blog/slugFromName';
import { cachedQuery } from '../cachedQuery';
import { cacheTags } from '../cacheTags';
import type { TopicLink } from './PostSummary';

interface BlogCategory extends TopicLink {
  id: number;
  description: string | null;
  /** Metadata of the category page. */
  head: HeadMetadata;
  /** Slugs that redirect to it. */
  formerSlugs: string[];
}

interface BlogTag extends TopicLink {
  /** How many of the newest posts have it. */
  posts: number;
}

export interface BlogTopics {
  /** Sorted by name. */
  categories: BlogCategory[];
  /** Tags of the newest posts, most frequent first. */
  tags: BlogTag[];
}

const newestPosts = 300;

/** Returns the categories and tags of published posts. Others have no page. */
export const getBlogTopics: () => Promise<BlogTopics> = cachedQuery({
  name: 'blog-topics',
  tag: cacheTags.posts,
  fallback: { categories: [], tags: [] },
  query: findBlogTopics,
});

export async function findBlogTopics(payload: Payload): Promise<BlogTopics> {
  return { categories: await findCategories(payload), tags: await findTags(payload) };
}

async function findCategories(payload: Payload): Promise<BlogCategory[]> {
  const rows = await findCategoriesInUse(payload);
  return rows.map((row) => {
    const { id, slug, name, description, formerSlugs } = row;
    return { id, slug, name, description, formerSlugs, head: categoryMetadata(row) };
  });
}

async function findTags(payload: Payload): Promise<BlogTag[]> {
  const tags = new Map<string, BlogTag>();
  for (const { text, posts } of await countNewestTags(payload, newestPosts)) {
    const slug = slugFromName(text);
    const known = tags.get(slug);
    // Spellings such as "AI" and "ai" share a slug; the most frequent one is the name.
    if (known) known.posts += posts;
    else if (slug) tags.set(slug, { slug, name: text, posts });
  }
  return [...tags.values()];
}
