import type { PayloadRequest } from 'payload';
import { countTaggedPosts, findWrittenTags } from '@/database/tables/tags';
import { slugFromName } from '@/domain/blog/slugFromName';
import { requireStaff } from '@/operations/requireUser';
import type { ListedTag } from '@/schemas/tags';

/**
 * Returns the tags of all posts by name. Spellings with the same slug are merged. For staff. Runs one query, and a
 * second one if a tag has several spellings, because a post with two of them must be counted once.
 */
export async function listTags({ req }: { req: PayloadRequest }): Promise<ListedTag[]> {
  requireStaff(req);
  const tags = new Map<string, ListedTag & { most: number; spellings: string[] }>();
  for (const { text, posts } of await findWrittenTags(req)) {
    const slug = slugFromName(text);
    const known = tags.get(slug);
    if (!slug) continue;
    const isUsual = posts > (known?.most ?? 0);
    tags.set(slug, {
      slug,
      name: known && !isUsual ? known.name : text,
      most: Math.max(posts, known?.most ?? 0),
      posts,
      spellings: [...(known?.spellings ?? []), text],
    });
  }
  const several = [...tags.values()].filter(({ spellings }) => spellings.length > 1);
  const counts = await countTaggedPosts(
    req,
    several.map(({ spellings }) => spellings),
  );
  several.forEach((tag, index) => {
    tag.posts = counts[index] ?? 0;
  });
  return [...tags.values()].map(({ slug, name, posts }) => ({ slug, name, posts }));
}
