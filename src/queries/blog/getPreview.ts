import config from '@payload-config';
import { getPayload } from 'payload';
import { isStaffRole } from '@/domain/accounts/roles';
import { isDocumentId } from '@/schemas/documentId';
import { getAuthor } from '../getTeamMember';
import type { TeamMember } from '../getTeamMembers';
import { getDraft } from './getDraft';
import type { FullPost } from './getPost';

interface Preview {
  id: number;
  post: FullPost;
  /** Whose name it is signed with, if they are on the team. */
  author: TeamMember | null;
}

/**
 * A post as it would look if its latest draft were published.
 * @param asked the id, as the address has it
 * @param headers of the request: null unless staff has sent it, and where there is no such post. Never cached
 */
export async function getPreview(asked: string, headers: Headers): Promise<Preview | null> {
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers });
  if (!user || !isStaffRole(user.role) || !isDocumentId(asked)) return null;
  const id = Number(asked);
  const post = await getDraft(payload, { id, user });
  return post && { id, post, author: await getAuthor(post.author) };
}
