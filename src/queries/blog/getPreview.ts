import config from '@payload-config';
import { getPayload, type Payload, type TypedUser } from 'payload';
import { blogPreview } from '@/content/site/blog';
import { isStaffRole } from '@/domain/accounts/roles';
import type { Post } from '@/payload-types';
import { isDocumentId } from '@/schemas/documentId';
import { getAuthor } from '../getTeamMember';
import type { TeamMember } from '../getTeamMembers';
import { type FullPost, toFullPost } from './getPost';
import { populateSummary } from './PostSummary';

/**
 * Returns the latest version of a post, published or not, with the access of `user`; null if there is none. Never
 * cached.
 */
async function getDraft(
  payload: Payload,
  { id, user }: { id: number; user: TypedUser },
): Promise<FullPost | null> {
  const post = await payload.findByID({
    collection: 'posts',
    id,
    draft: true,
    depth: 1,
    populate: populateSummary,
    user,
    overrideAccess: false,
    disableErrors: true,
  });
  return post && toFullPost(payload, { ...post, ...filledIn(post) });
}

/** Fills in required fields that a draft may lack. */
const filledIn = ({ title, slug, description, author, date }: Post) => ({
  title: title || blogPreview.untitled,
  slug: slug ?? '',
  description: description ?? '',
  author: author ?? '',
  date: date ?? new Date().toISOString(),
});

interface Preview {
  id: number;
  post: FullPost;
  /** The author, if they are a team member. */
  author: TeamMember | null;
}

/**
 * Returns a post as its latest draft would look when published. Null if the request isn't from staff or there is no
 * such post. Never cached.
 * @param asked the id from the URL
 */
export async function getPreview(asked: string, headers: Headers): Promise<Preview | null> {
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers });
  if (!user || !isStaffRole(user.role) || !isDocumentId(asked)) return null;
  const id = Number(asked);
  const post = await getDraft(payload, { id, user });
  return post && { id, post, author: await getAuthor(post.author) };
}
