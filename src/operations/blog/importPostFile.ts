import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { PostFileProblem } from '@/domain/blog/postFile/PostFileProblem';
import { readPostFile } from '@/domain/blog/postFile/readPostFile';
import { slugFromName } from '@/domain/blog/slugFromName';
import { createPostBodySchema, type CreatePostBody } from '@/schemas/blog';
import { frontMatterSchema, importedDraftSchema, type ImportedFile } from '@/schemas/blogImport';
import { isUnfinished, storePost } from './createPost';
import { exportDraft, exportPost } from './exportPosts';
import { findEditedPostById, findEditedPostId, findIdByPresentSlug } from './findEditedPost';
import { inPostWords } from './inPostWords';
import { toPostData } from './toPostData';
import { storeChanges } from './updatePost';

/**
 * Saves a draft of a post without publishing it.
 * @param formerSlugs earlier slugs from the file's front matter
 */
async function storeDraft(
  req: PayloadRequest,
  id: number,
  body: CreatePostBody,
  formerSlugs?: string[],
): Promise<void> {
  const { published: _published, ...words } = body;
  const { fields, typedMarkdown } = await toPostData(req, words);
  await inPostWords(() =>
    req.payload.update({
      collection: 'posts',
      id,
      data: { ...fields, _status: 'draft' },
      draft: true,
      context: { typedMarkdown, formerSlugs, keepsSlug: true },
      depth: 0,
      overrideAccess: false,
      req,
    }),
  );
}

/** NUL as JSON escapes it: the one character that PostgreSQL can't store in text. */
const escapedNul = String.raw`\u0000`;

type Outcome = Omit<ImportedFile, 'file'>;

interface PostFileImport {
  req: PayloadRequest;
  text: string;
  isReplacing: boolean;
  /**
   * Ids of slugless drafts that earlier files of this import matched. The file adds its own id. Files can have
   * identical content, and each must match a different draft.
   */
  namelessOfOthers: Set<number>;
  /** Keys of posts and drafts that earlier files of this import were stored as. The file adds its own key. */
  storedOfOthers: Set<string>;
}

/**
 * Stores the post of one file in one transaction. Creates its category if none of that name exists.
 * @throws PostFileProblem, ZodError, BadRequest, Conflict or Missing for a file that can't be stored
 */
export async function importPostFile(given: PostFileImport): Promise<Outcome> {
  const { req, text, isReplacing, namelessOfOthers, storedOfOthers } = given;
  const { frontMatter, content } = readPostFile(text);
  // The request schemas silently drop NUL characters. An import must not change anything silently.
  if (JSON.stringify(frontMatter).includes(escapedNul)) {
    throw new PostFileProblem('Something in it can’t be stored.');
  }
  return inTransaction(req, async () => {
    const stored = await findStored(given, frontMatter);
    // Compared before validation: a post exported by this site may contain values that current validation rejects.
    if (stored?.text === text) {
      if (!stored.slug) namelessOfOthers.add(stored.id);
      return { outcome: 'unchanged', slug: stored.slug || undefined };
    }
    const { formerSlugs, category, description, draftOf, ...matter } = frontMatterSchema.parse(frontMatter);
    const schema = matter.published ? createPostBodySchema : importedDraftSchema;
    const body = schema.parse({ ...matter, excerpt: description, content });
    const file = { req, body, category, formerSlugs, isReplacing };
    if (stored && storedOfOthers.has(keyOf(stored.id, draftOf))) {
      throw new PostFileProblem(`Another file of this import is of “${stored.slug}” as well.`);
    }
    if (draftOf && stored) {
      const outcome = await importDraft(file, stored);
      storedOfOthers.add(keyOf(stored.id, draftOf));
      return outcome;
    }
    const { id, slug } = await importPost(file, stored);
    storedOfOthers.add(keyOf(id, draftOf));
    if (!slug) namelessOfOthers.add(id);
    return { outcome: stored ? 'updated' : 'created', slug: slug || undefined };
  });
}

/** Key of a post, or of its pending draft. */
const keyOf = (id: number, draftOf: string | undefined): string => `${draftOf ? 'draft of ' : ''}${id}`;

/** The stored post or draft that a file belongs to. */
interface Stored {
  id: number;
  /** Empty for a draft without a slug. */
  slug: string;
  /** Exported text; null if a published post has no pending draft. */
  text: string | null;
}

/**
 * Returns the stored post, or the pending draft, that a file belongs to; null if there is none.
 * @throws Missing for a draft whose post doesn't exist
 */
async function findStored(
  given: PostFileImport,
  { slug, draftOf, date }: Record<string, unknown>,
): Promise<Stored | null> {
  const { req } = given;
  if (draftOf !== undefined) {
    if (!isAddress(draftOf)) return null;
    const id = await findEditedPostId(req, { slug: draftOf });
    return { id, slug: draftOf, text: (await exportDraft(req, draftOf))?.text ?? null };
  }
  if (!isAddress(slug)) return slug ? null : findNameless(given, date);
  const id = await findIdByPresentSlug(req, slug);
  return id === undefined ? null : { id, slug, text: (await exportPost({ req, named: { slug, id } })).text };
}

/**
 * Finds a slugless draft by identical exported text, so that importing an archive twice doesn't duplicate it. Each
 * draft matches only one file, so identical drafts keep their number.
 */
async function findNameless(
  { req, text, namelessOfOthers }: PostFileImport,
  date: unknown,
): Promise<Stored | null> {
  const { docs } = await req.payload.find({
    ...{ collection: 'posts', where: { slug: { exists: false } }, draft: true, select: { date: true } },
    ...{ pagination: false, depth: 0, overrideAccess: false, req },
  });
  for (const { id, date: ofDraft } of docs) {
    // Comparing dates first is cheap; exporting a post is slow.
    if (ofDraft !== date || namelessOfOthers.has(id)) continue;
    const file = await exportPost({ req, named: { slug: '', id } });
    if (file.text === text) return { id, slug: '', text };
  }
  return null;
}

/** Returns whether the unvalidated value is safe to use in a query. */
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !/\p{Cc}/u.test(value);

interface ParsedFile {
  req: PayloadRequest;
  body: CreatePostBody;
  category: string | undefined;
  formerSlugs: string[];
  isReplacing: boolean;
}

/** Creates or updates the post and returns its id and slug. The slug may be missing. */
async function importPost(
  file: ParsedFile,
  stored: Stored | null,
): Promise<{ id: number; slug: string | null | undefined }> {
  const { req, body, category, isReplacing } = file;
  if (stored && !isReplacing) {
    throw new PostFileProblem(
      `There is a post with the slug “${stored.slug}” already, and it says something else.`,
    );
  }
  const whole = { ...body, categoryId: await categoryNamed(req, category) };
  const id = await store({ ...file, body: whole }, stored);
  const { post } = await findEditedPostById(req, id);
  return { id, slug: post.slug };
}

/**
 * Stores a pending draft of a published post. Replaces another pending draft only on request: it may be unfinished
 * work.
 */
async function importDraft(
  { req, body, category, isReplacing }: ParsedFile,
  { id, slug, text }: Stored,
): Promise<Outcome> {
  if (text !== null && !isReplacing) {
    throw new PostFileProblem(`The post “${slug}” has another draft already.`);
  }
  await storeDraft(req, id, { ...body, categoryId: await categoryNamed(req, category) });
  return { outcome: 'updated', slug };
}

async function store({ req, body, formerSlugs }: ParsedFile, stored: Stored | null): Promise<number> {
  if (!stored) return storePost({ req, body, formerSlugs });
  const { id, slug } = stored;
  if (!isUnfinished(body)) await storeChanges(req, id, body, formerSlugs);
  else if ((await findEditedPostById(req, id)).isPublic) {
    throw new PostFileProblem(`Readers see the post “${slug}”, which needs a title and a description.`);
  } else await storeDraft(req, id, body, formerSlugs);
  return id;
}

async function categoryNamed(req: PayloadRequest, name: string | undefined): Promise<number | null> {
  if (!name) return null;
  const { docs } = await req.payload.find({
    ...{ collection: 'categories', where: { name: { equals: name } }, select: {}, limit: 1 },
    ...{ pagination: false, depth: 0, overrideAccess: false, req },
  });
  if (docs[0]) return docs[0].id;
  const { id } = await req.payload.create({
    ...{ collection: 'categories', data: { name, slug: slugFromName(name) } },
    ...{ depth: 0, overrideAccess: false, req },
  });
  return id;
}
