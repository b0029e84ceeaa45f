import type { PayloadRequest } from 'payload';
import type { Post } from '@/payload-types';
import type { UpdatePostBody } from '@/schemas/blog';
import { bodyFromMarkdown } from './bodyFromMarkdown';
import { chosenCategory } from './chosenCategory';
import { chosenCover, chosenSharePicture } from './chosenCover';

/** What a call changes of a post, as the collection stores it; what it doesn't mention isn't there. */
export interface PostChanges {
  fields: Partial<Omit<Post, 'id'>>;
  /** Set when the body was written in Markdown. */
  typedMarkdown?: string;
}

/**
 * Reads the body of a call. `current` is the post as it is; its text in Markdown is asked for where a text is sent.
 * @throws BadRequest for pictures and categories that don't exist, and texts that can't be kept
 */
export async function postChanges(
  req: PayloadRequest,
  body: Omit<UpdatePostBody, 'version' | 'published'>,
  current?: { post: Post; content: () => Promise<string> },
): Promise<PostChanges> {
  const { content, excerpt, coverImage, metaImage, categoryId, categories, ...same } = body;
  const fields = withoutUndefined({
    ...same,
    description: excerpt,
    ...(await chosenCover(req, coverImage)),
    ...(await chosenSharePicture(req, metaImage)),
    ...(await chosenCategory(req, { categoryId, categories })),
  });
  if (content === undefined || content === (await current?.content())) return { fields };
  return {
    fields: { ...fields, body: await bodyFromMarkdown(req, content, current?.post.body) },
    typedMarkdown: content,
  };
}

const withoutUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
