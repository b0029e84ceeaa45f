import type { CollectionAfterChangeHook } from 'payload';
import { findPublicPost } from '@/database/tables/posts';
import { forgetPostWords, indexPostWords } from '@/database/tables/postsSearch';
import { plainText } from '@/domain/blog/plainText';
import { searchWords } from '@/domain/blog/searchWords';
import { tagSlugs } from '@/domain/blog/tagSlugs';
import { readBlocks } from '@/integrations/workers/texts';
import type { Post } from '@/payload-types';

/** PostgreSQL keeps at most 1 MB of words; this is the text of an hour's reading. */
const bodyMaxCharacters = 100_000;

/** Keeps what the blog's search and its pages of tags find: the words and tags of public rows, and of nothing else. */
export const indexPost: CollectionAfterChangeHook<Post> = async ({ doc, req }) => {
  const post = await findPublicPost(req, doc.id);
  if (post?._status !== 'published') {
    await forgetPostWords(req, doc.id);
    return;
  }
  const text = plainText(await readBlocks(post.body));
  await indexPostWords(req, {
    id: post.id,
    date: post.date,
    words: {
      title: wordsOf(post.title),
      tags: wordsOf((post.tags ?? []).join(' ')),
      description: wordsOf(post.description),
      body: wordsOf(text.slice(0, bodyMaxCharacters)),
    },
    tagSlugs: tagSlugs(post.tags),
  });
};

const wordsOf = (text: string) => searchWords(text).join(' ');
