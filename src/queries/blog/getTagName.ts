import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { slugFromTitle } from '@/domain/blog/slugFromTitle';
import { cachedQueryBy } from '../cachedQueryBy';
import { cacheTags } from '../cacheTags';

/** What the tag at an address is called, as the newest published post that has it spells it; null when none has it. */
export const getTagName = cachedQueryBy<string, string | null>({
  name: 'tag-name',
  tags: () => [cacheTags.posts],
  fallback: null,
  query: findTagName,
});

export async function findTagName(payload: Payload, slug: string): Promise<string | null> {
  const { rows } = await payload.db.drizzle.execute<{ text: string }>(sql`
    select text from posts_texts
    where path = 'tags' and parent_id = (
      select id from posts
      where _status = 'published'
        and id in (select post_id from posts_search where tag_slugs @> array[${slug}])
      order by date desc, id desc limit 1
    )
    order by "order"`);
  return rows.find(({ text }) => slugFromTitle(text) === slug)?.text ?? null;
}
