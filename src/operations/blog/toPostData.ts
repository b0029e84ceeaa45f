import type { PayloadRequest, Where } from 'payload';
import { isPictureName, picturePath } from '@/domain/blog/pictureName';
import { isWebAddress } from '@/domain/navigation/isWebAddress';
import { pathOnSite } from '@/domain/seo/pathOnSite';
import { findImageId } from '@/services/images/findImageId';
import type { Post } from '@/payload-types';
import { siteOrigin } from '@/queries/siteOrigin';
import type { UpdatePostBody } from '@/schemas/blog';
import { badField } from './badField';
import { bodyFromMarkdown } from './bodyFromMarkdown';

/**
 * Resolves the cover in a request: a stored image by file name, path or URL on this site (query strings, which only
 * bust browser caches, are ignored), or an external URL, which is stored as it is.
 * @throws BadRequest for images that don't exist and for other values
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
 * Resolves the share image in a request like `chosenCover`, but without external URLs.
 * @throws BadRequest for images that don't exist
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
  const id = isPictureName(filename) ? await findImageId(req, filename) : null;
  if (id === null) throw badField(field, 'There is no such picture. Upload it again.');
  return id;
}

/**
 * Resolves the category in a request by id, else by name. A post has at most one category, so only the first name
 * counts.
 * @throws BadRequest for a category that doesn't exist
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

/** The fields that a request changes, as the collection stores them. Fields that the request omits are absent. */
export interface PostData {
  fields: Partial<Omit<Post, 'id'>>;
  /** Set if the request contains the body as Markdown. */
  typedMarkdown?: string;
}

/**
 * Maps a request to collection fields. `current` is the stored post. Its Markdown is computed only if the request
 * contains a body.
 * @throws BadRequest for images and categories that don't exist, and for bodies that can't be stored
 */
export async function toPostData(
  req: PayloadRequest,
  body: Omit<UpdatePostBody, 'version' | 'published'>,
  current?: { post: Post; content: () => Promise<string> },
): Promise<PostData> {
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
