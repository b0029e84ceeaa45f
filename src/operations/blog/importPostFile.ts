import type { PayloadRequest } from 'payload';
import { PostFileProblem } from '@/domain/blog/postFile/PostFileProblem';
import { readPostFile } from '@/domain/blog/postFile/readPostFile';
import { slugFromTitle } from '@/domain/blog/slugFromTitle';
import { inTransaction } from '@/database/inTransaction';
import { createPostBodySchema, type CreatePostBody } from '@/schemas/blog';
import { frontMatterSchema, type ImportedFile } from '@/schemas/blogImport';
import { storePost } from './createPost';
import { exportDraft, exportPost } from './exportPosts';
import { findEditedPost, findEditedPostById } from './findEditedPost';
import { storeDraft } from './storeDraft';
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
  const { formerSlugs, category, description, draftOf, ...matter } = frontMatterSchema.parse(frontMatter);
  const body = createPostBodySchema.parse({ ...matter, excerpt: description, content });
  return draftOf
    ? importDraft({ req, draftOf, text, body, category, isReplacing })
    : importPost({ req, text, body, category, formerSlugs, isReplacing });
}

interface ParsedFile {
  req: PayloadRequest;
  text: string;
  body: CreatePostBody;
  category: string | undefined;
  isReplacing: boolean;
}

function importPost({
  req,
  text,
  body,
  category,
  formerSlugs,
  isReplacing,
}: ParsedFile & { formerSlugs: string[] }): Promise<Omit<ImportedFile, 'file'>> {
  return inTransaction(req, async () => {
    const existing = body.slug ? await findId(req, body.slug) : null;
    if (existing !== null && (await exportPost({ req, named: { slug: body.slug ?? '' } })).text === text) {
      return { outcome: 'unchanged', slug: body.slug };
    }
    if (existing !== null && !isReplacing) {
      throw new PostFileProblem(
        `There is a post with the slug “${body.slug}” already, and it says something else.`,
      );
    }
    const whole = { ...body, categoryId: await categoryNamed(req, category) };
    const id = await store(req, existing, whole, formerSlugs);
    const { post } = await findEditedPostById(req, id);
    return { outcome: existing === null ? 'created' : 'updated', slug: post.slug };
  });
}

/** Readers see nothing of a draft beside a public post, but its authors do: another one is not written over unasked. */
function importDraft({
  req,
  text,
  body,
  category,
  draftOf,
  isReplacing,
}: ParsedFile & { draftOf: string }): Promise<Omit<ImportedFile, 'file'>> {
  return inTransaction(req, async () => {
    const { post } = await findEditedPost(req, { slug: draftOf });
    const existing = await exportDraft(req, draftOf);
    if (existing?.text === text) return { outcome: 'unchanged', slug: draftOf };
    if (existing && !isReplacing) {
      throw new PostFileProblem(`The post “${draftOf}” has another draft already.`);
    }
    await storeDraft(req, post, { ...body, categoryId: await categoryNamed(req, category) });
    return { outcome: 'updated', slug: draftOf };
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

async function categoryNamed(req: PayloadRequest, name: string | undefined): Promise<number | null> {
  if (!name) return null;
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
