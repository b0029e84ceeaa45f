import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { slugFromTitle } from '@/domain/blog/slugFromTitle';
import { cachedQuery } from '../cachedQuery';
import { cacheTags } from '../cacheTags';
import type { TopicLink } from './PostSummary';

interface BlogCategory extends TopicLink {
  id: number;
  description: string | null;
}

interface BlogTag extends TopicLink {
  /** The spellings that share this address, such as "AI" and "ai"; the most frequent one is the name. */
  spellings: string[];
  posts: number;
}

export interface BlogTopics {
  /** By name. */
  categories: BlogCategory[];
  /** Most frequent first. */
  tags: BlogTag[];
}

/** What published posts are about. Categories and tags without a published post have no page. */
export const getBlogTopics: () => Promise<BlogTopics> = cachedQuery(
  cacheTags.posts,
  { categories: [], tags: [] },
  async (payload) => ({ categories: await findCategories(payload), tags: await findTags(payload) }),
);

async function findCategories(payload: Payload): Promise<BlogCategory[]> {
  const { rows } = await payload.db.drizzle.execute<{
    id: number;
    slug: string;
    name: string;
    description: string | null;
  }>(sql`
    select id, slug, name, description from categories
    where exists (select from posts where category_id = categories.id and _status = 'published')
    order by name`);
  return rows;
}

async function findTags(payload: Payload): Promise<BlogTag[]> {
  const { rows } = await payload.db.drizzle.execute<{ text: string; posts: number }>(sql`
    select tag.text, count(*)::int as posts from posts_texts tag join posts post on post.id = tag.parent_id
    where tag.path = 'tags' and post._status = 'published'
    group by tag.text order by posts desc, tag.text`);
  const tags = new Map<string, BlogTag>();
  for (const { text, posts } of rows) {
    const slug = slugFromTitle(text);
    const known = tags.get(slug);
    if (known) {
      known.spellings.push(text);
      known.posts += posts;
    } else if (slug) {
      tags.set(slug, { slug, name: text, spellings: [text], posts });
    }
  }
  return [...tags.values()];
}
