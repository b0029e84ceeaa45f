import type { PayloadRequest } from 'payload';
import type { PostWithoutText } from '@/database/tables/posts';
import { removeFromSearchIndex, updateSearchIndex } from '@/database/tables/postsSearch';
import { plainText } from '@/domain/blog/plainText';
import { searchWords } from '@/domain/blog/searchWords';
import { tagSlugs } from '@/domain/blog/tagSlugs';
import { readBlocks } from '@/integrations/workers/texts';

/** PostgreSQL keeps at most 1 MB of words; this is the text of an hour's reading. */
const bodyMaxCharacters = 100_000;

interface PublicPost {
  id: number;
  /** Its public row. */
  post: PostWithoutText | null;
  /** Asked for where it is needed. */
  text: () => Promise<unknown>;
}

/**
 * Keeps what the blog's search and its pages of tags find of a post: the words and tags of its public row, and nothing else.
 * In the transaction of `req`.
 */
export async function indexPublicPost(req: PayloadRequest, { id, post, text }: PublicPost): Promise<void> {
  if (post?._status !== 'published') {
    await removeFromSearchIndex(req, id);
    return;
  }
  const words = plainText(await readBlocks(await text()));
  await updateSearchIndex(req, {
    id: post.id,
    date: post.date,
    words: {
      title: wordsOf(post.title),
      tags: wordsOf((post.tags ?? []).join(' ')),
      description: wordsOf(post.description),
      body: wordsOf(words.slice(0, bodyMaxCharacters)),
    },
    tagSlugs: tagSlugs(post.tags),
  });
}

const wordsOf = (text: string) => searchWords(text).join(' ');
