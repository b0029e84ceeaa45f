import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterChangeHook } from 'payload';
import { plainText } from '@/domain/blog/plainText';
import { searchWords } from '@/domain/blog/searchWords';
import { tagSlugs } from '@/domain/blog/tagSlugs';
import { readBlocks } from '@/integrations/workers/texts';
import { transactionOf } from '@/database/transactionOf';
import type { Post } from '@/payload-types';
import { findPublicPost } from '../publicPost';

/** PostgreSQL keeps at most 1 MB of words; this is the text of an hour's reading. */
const bodyMaxCharacters = 100_000;

/** Keeps what the blog's search and its pages of tags find: the words and tags of public rows, and of nothing else. */
export const indexPost: CollectionAfterChangeHook<Post> = async ({ doc, req }) => {
  const post = await findPublicPost(req, doc.id);
  const database = await transactionOf(req);
  if (post?._status !== 'published') {
    await database.execute(sql`delete from posts_search where post_id = ${doc.id}`);
    return;
  }
  const title = wordsOf(post.title);
  const tags = wordsOf((post.tags ?? []).join(' '));
  const description = wordsOf(post.description);
  const text = plainText(await readBlocks(post.body));
  const body = wordsOf(text.slice(0, bodyMaxCharacters));
  await database.execute(sql`
    insert into posts_search (post_id, date, words, tag_slugs) values (
      ${post.id},
      ${post.date},
      post_search_words(${title}, ${tags}, ${description}, ${body}),
      ${sql.param(tagSlugs(post.tags))}::text[]
    )
    on conflict (post_id) do update
      set date = excluded.date, words = excluded.words, tag_slugs = excluded.tag_slugs`);
};

const wordsOf = (text: string) => searchWords(text).join(' ');
