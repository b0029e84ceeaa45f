import type { PayloadRequest } from 'payload';
import { findWrittenTags } from '@/database/tables/tags';
import { slugFromTitle } from '@/domain/blog/slugFromTitle';
import { requireStaff } from '@/operations/requireUser';
import type { ListedTag } from '@/schemas/tags';

/** The tags of all posts, by name; those that share an address are one. For staff. One query. */
export async function listTags({ req }: { req: PayloadRequest }): Promise<ListedTag[]> {
  requireStaff(req);
  const tags = new Map<string, ListedTag & { most: number }>();
  for (const { text, posts } of await findWrittenTags(req)) {
    const slug = slugFromTitle(text);
    const known = tags.get(slug);
    if (!slug) continue;
    const isUsual = posts > (known?.most ?? 0);
    tags.set(slug, {
      slug,
      name: known && !isUsual ? known.name : text,
      most: Math.max(posts, known?.most ?? 0),
      posts: posts + (known?.posts ?? 0),
    });
  }
  return [...tags.values()].map(({ most: _most, ...tag }) => tag);
}
