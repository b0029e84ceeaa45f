import type { PayloadRequest } from 'payload';
import { Missing } from '@/errors/ApiFailures';
import type { PictureUses } from '@/schemas/trash';
import { listUses } from './listUses';

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
  const [uses] = await listUses({ req, kind: 'media', ids: [id] });
  if (!uses) throw new Missing('There is no such picture.');
  const { posts, people, isSharePicture } = uses;
  const shown = posts.filter(({ isTrashed }) => !isTrashed);
  return {
    posts: shown.map(({ id: post, slug, title }) => ({ id: post, slug, title })),
    ...{ people, isSharePicture },
  };
}
