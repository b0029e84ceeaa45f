import type { PayloadRequest } from 'payload';
import { findPictureUses } from '@/database/tables/media';
import { picturePath } from '@/domain/blog/pictureName';
import { Missing } from '@/errors/ApiFailures';
import { requireStaff } from '@/operations/requireUser';
import type { PictureUses } from '@/schemas/trash';

/**
 * Where a picture is shown, in the trash or not: posts with it as their cover or in their text, drafts included, and
 * people of the team, and links to the site. For staff; five queries.
 * @throws Missing
 */
export async function listPictureUses({
  req,
  id,
}: {
  req: PayloadRequest;
  id: number;
}): Promise<PictureUses> {
  requireStaff(req);
  const common = { pagination: false, depth: 0, overrideAccess: false, req } as const;
  const { docs } = await req.payload.find({
    ...{ ...common, collection: 'media', where: { id: { equals: id } } },
    ...{ trash: true, select: { filename: true }, limit: 1 },
  });
  if (!docs[0]) throw new Missing('There is no such picture.');
  const [posts, people, facts, draft] = await Promise.all([
    findPictureUses(req, { id, path: picturePath(docs[0].filename ?? '') }),
    req.payload.find({
      ...{ ...common, collection: 'team-members', where: { photo: { equals: id } }, select: { name: true } },
    }),
    req.payload.findGlobal({ ...{ slug: 'firm-facts', depth: 0, overrideAccess: false, req } }),
    req.payload.findGlobal({ ...{ slug: 'firm-facts', draft: true, depth: 0, overrideAccess: false, req } }),
  ]);
  return {
    posts: posts.map((post) => ({ ...post, title: post.title ?? '', slug: post.slug ?? '' })),
    people: people.docs.map(({ id: person, name }) => ({ id: person, name })),
    isSharePicture: [facts, draft].some(({ sharePicture }) => sharePicture === id),
  };
}
