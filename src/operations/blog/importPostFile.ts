import type { PayloadRequest } from 'payload';
import { PostFileProblem } from '@/domain/blog/postFile/PostFileProblem';
import { readPostFile } from '@/domain/blog/postFile/readPostFile';
import { slugFromTitle } from '@/domain/blog/slugFromTitle';
import { inTransaction } from '@/operations/inTransaction';
import { createPostBodySchema, type CreatePostBody } from '@/schemas/blog';
import { frontMatterSchema, type ImportedFile } from '@/schemas/blogImport';
import { storePost } from './createPost';
import { exportPost } from './exportPosts';
import { findEditedPostById } from './findEditedPost';
import { storeChanges } from './updatePost';

/**
 * Stores the post of one file, with its category if there is none of that name yet. In one transaction.
 * @throws PostFileProblem, ZodError, BadRequest or Conflict for what can't be stored
 */
export async function importPostFile(
  req: PayloadRequest,
  text: string,
  isReplacing: boolean,
): Promise<Omit<ImportedFile, 'file'>> {
  const { frontMatter, content } = readPostFile(text);
  const { formerSlugs, category, description, ...matter } = frontMatterSchema.parse(frontMatter);
  const body = createPostBodySchema.parse({ ...matter, excerpt: description, content });
  return inTransaction(req, async () => {
    const existing = body.slug ? await findId(req, body.slug) : null;
    if (existing !== null && (await exportPost({ req, slug: body.slug ?? '' })).text === text) {
      return { outcome: 'unchanged', slug: body.slug };
    }
    if (existing !== null && !isReplacing) {
      throw new PostFileProblem(
        `There is a post with the slug “${body.slug}” already, and it says something else.`,
      );
    }
    const whole: CreatePostBody = {
      ...body,
      categoryId: category ? await categoryNamed(req, category) : null,
    };
    const id = await store(req, existing, whole, formerSlugs);
    const { post } = await findEditedPostById(req, id);
    return { outcome: existing === null ? 'created' : 'updated', slug: post.slug };
  });
}

async function store(
  req: PayloadRequest,
  existing: number | null,
  body: CreatePostBody,
  formerSlugs: string[],
): Promise<number> {
  if (existing === null) return storePost({ req, body, formerSlugs });
  await storeChanges(req, existing, body);
  return existing;
}

async function findId(req: PayloadRequest, slug: string): Promise<number | null> {
  const { docs } = await req.payload.find({
    ...{ collection: 'posts', where: { slug: { equals: slug } }, draft: true, select: {}, limit: 1 },
    ...{ pagination: false, depth: 0, overrideAccess: false, req },
  });
  return docs[0]?.id ?? null;
}

async function categoryNamed(req: PayloadRequest, name: string): Promise<number> {
  const { docs } = await req.payload.find({
    ...{ collection: 'categories', where: { name: { equals: name } }, select: {}, limit: 1 },
    ...{ pagination: false, depth: 0, overrideAccess: false, req },
  });
  if (docs[0]) return docs[0].id;
  const { id } = await req.payload.create({
    ...{ collection: 'categories', data: { name, slug: slugFromTitle(name) } },
    ...{ depth: 0, overrideAccess: false, req },
  });
  return id;
}
