import type { PayloadRequest, Where } from 'payload';
import { isPictureName, picturePath } from '@/domain/blog/pictureName';
import { isWebAddress } from '@/domain/navigation/isWebAddress';
import { pathOnSite } from '@/domain/seo/pathOnSite';
import type { Post } from '@/payload-types';
import { siteOrigin } from '@/queries/siteOrigin';
import type { UpdatePostBody } from '@/schemas/blog';
import { badField } from './badField';
import { bodyFromMarkdown } from './bodyFromMarkdown';

/**
 * The cover that a call names: a stored picture by its file name, path or address on this site (what follows a question
 * mark is only there for browsers), or an address of another site, which is kept as it is.
 * @throws BadRequest for pictures that don't exist, and for what is none of these
 */
async function chosenCover(
  req: PayloadRequest,
  coverImage: string | null | undefined,
): Promise<Partial<Pick<Post, 'cover' | 'coverUrl'>>> {
  if (coverImage === undefined) return {};
  if (!coverImage) return { cover: null, coverUrl: null };
  const own = pathOnSite(siteOrigin, coverImage);
  if (isWebAddress(own)) return { cover: null, coverUrl: own };
  return { cover: await findPicture(req, 'coverImage', own), coverUrl: null };
}

/**
 * The share picture that a call names, in the same ways; none of another site.
 * @throws BadRequest for pictures that don't exist
 */
async function chosenSharePicture(
  req: PayloadRequest,
  metaImage: string | null | undefined,
): Promise<Partial<Pick<Post, 'metaImage'>>> {
  if (metaImage === undefined) return {};
  if (!metaImage) return { metaImage: null };
  return { metaImage: await findPicture(req, 'metaImage', pathOnSite(siteOrigin, metaImage)) };
}

async function findPicture(req: PayloadRequest, field: string, address: string): Promise<number> {
  const [path = ''] = address.split(/[?#]/);
  const filename = path.startsWith(picturePath('')) ? path.slice(picturePath('').length) : path;
  const { docs } = isPictureName(filename)
    ? await req.payload.find({
        collection: 'media',
        where: { filename: { equals: filename } },
        select: {},
        limit: 1,
        pagination: false,
        depth: 0,
        overrideAccess: false,
        req,
      })
    : { docs: [] };
  if (!docs[0]) throw badField(field, 'There is no such picture. Upload it again.');
  return docs[0].id;
}

/**
 * The category that a call names, by id or else by name. A post belongs to one at most: of several names the first
 * counts.
 * @throws BadRequest for one that doesn't exist
 */
async function chosenCategory(
  req: PayloadRequest,
  { categoryId, categories }: Pick<UpdatePostBody, 'categoryId' | 'categories'>,
): Promise<Pick<Post, 'category'>> {
  const name = categories?.find(Boolean);
  if (categoryId) return { category: await findId(req, { id: { equals: categoryId } }, 'categoryId') };
  if (categoryId === undefined && name) {
    return { category: await findId(req, { name: { equals: name } }, 'categories') };
  }
  return categoryId === null || categories ? { category: null } : {};
}

async function findId(req: PayloadRequest, where: Where, field: string): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'categories',
    where,
    select: {},
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  if (!docs[0]) throw badField(field, 'There is no such category.');
  return docs[0].id;
}

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
