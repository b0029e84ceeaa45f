import type { PayloadRequest } from 'payload';
import { derivedSlug } from '@/domain/blog/derivedSlug';
import { slugProblem } from '@/domain/blog/slugProblem';
import { requireStaff } from '@/operations/requireUser';
import type { CreatePostBody, EditedPost } from '@/schemas/blog';
import { defaultAuthor } from '@/services/blog/defaultAuthor';
import { defaultDate } from '@/services/blog/defaultDate';
import { badField } from './badField';
import { findEditedPostById } from './findEditedPost';
import { inPostWords } from './inPostWords';
import { presentPost } from './presentPost';
import { toPostData } from './toPostData';

interface CreatePostArgs {
  req: PayloadRequest;
  body: CreatePostBody;
}

/**
 * Creates a post, and publishes it if `published` is set. For staff.
 * @throws Conflict for a taken slug, BadRequest for values that can't be stored or published
 */
export async function createPost({ req, body }: CreatePostArgs): Promise<EditedPost> {
  requireStaff(req);
  // Drafts also need a slug here: the author can enter one right away.
  if (!body.slug) refuseWithoutSlug(body.title);
  return presentPost(req, await findEditedPostById(req, await storePost({ req, body })));
}

/** Stores a new post and returns its id; see `createPost`. `formerSlugs` are earlier slugs from an imported file. */
export async function storePost({
  req,
  body,
  formerSlugs,
}: CreatePostArgs & { formerSlugs?: string[] }): Promise<number> {
  const { published = false, ...words } = body;
  const isPartial = isUnfinished(body);
  if (!body.slug && !isPartial) refuseWithoutSlug(body.title);
  const { fields, typedMarkdown } = await toPostData(req, words);
  const data = {
    ...fields,
    author: body.author || (await defaultAuthor(req)),
    date: body.date ?? defaultDate(req),
    _status: published ? ('published' as const) : ('draft' as const),
  };
  const common = {
    collection: 'posts',
    context: { typedMarkdown, formerSlugs },
    depth: 0,
    overrideAccess: false,
    req,
  } as const;
  const { id } = await inPostWords(async () => {
    if (isPartial) return req.payload.create({ ...common, data, draft: true });
    const { title, excerpt: description, slug } = body;
    // Without a slug, the collection derives it from the title.
    return req.payload.create({ ...common, data: { ...data, title, description, slug: slug ?? '' } });
  });
  return id;
}

/** Returns whether it is a draft without title, excerpt or slug, which the collection requires only for publishing. */
export const isUnfinished = ({ published = false, title, excerpt, slug }: CreatePostBody): boolean =>
  !published && (!title || !excerpt || !(slug ?? derivedSlug(title)));

function refuseWithoutSlug(title: string): void {
  const derived = derivedSlug(title);
  if (!derived) throw badField('slug', 'Enter a slug: none can be made from this title.');
  const problem = slugProblem(derived);
  if (problem) throw badField('slug', problem);
}
