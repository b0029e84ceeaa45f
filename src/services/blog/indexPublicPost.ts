import type { PayloadRequest } from 'payload';
import type { PostWithoutText } from '@/database/tables/posts';
import { removeFromSearchIndex, updateSearchIndex } from '@/database/tables/postsSearch';
import { plainText } from '@/domain/blog/plainText';
import { searchWords } from '@/domain/blog/searchWords';
import { tagSlugs } from '@/domain/blog/tagSlugs';
import { readBlocks } from '@/integrations/workers/texts';

/** A tsvector holds at most 1 MB. This is about an hour of reading. */
const bodyMaxCharacters = 100_000;

interface PublicPost {
  id: number;
  /** The published row. */
  post: PostWithoutText | null;
  /** Loads the body, only if it is needed. */
  text: () => Promise<unknown>;
}

/**
 * Updates the search index and tag pages with the post's published row, or removes an unpublished post from them.
 * Runs in the transaction of `req`.
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
