import type { PayloadRequest } from 'payload';
import { forgetPostWords, indexPostWords } from '@/database/tables/postsSearch';
import { plainText } from '@/domain/blog/plainText';
import { searchWords } from '@/domain/blog/searchWords';
import { tagSlugs } from '@/domain/blog/tagSlugs';
import { readBlocks } from '@/integrations/workers/texts';
import type { Post } from '@/payload-types';

/** PostgreSQL keeps at most 1 MB of words; this is the text of an hour's reading. */
const bodyMaxCharacters = 100_000;

/**
 * Keeps what the blog's search and its pages of tags find of the post with this id: the words and tags of its public row,
 * and nothing else. In the transaction of `req`.
 */
export async function indexPublicPost(req: PayloadRequest, id: number, post: Post | null): Promise<void> {
  if (post?._status !== 'published') {
    await forgetPostWords(req, id);
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
}

const wordsOf = (text: string) => searchWords(text).join(' ');
