import type { PayloadRequest } from 'payload';
import { isPictureName, picturePath } from '@/domain/blog/pictureName';
import { isWebAddress } from '@/domain/navigation/isWebAddress';
import { pathOnSite } from '@/domain/seo/pathOnSite';
import type { Post } from '@/payload-types';
import { siteOrigin } from '@/queries/siteOrigin';
import { badField } from './badField';

/**
 * The cover that a call names: a stored picture by its file name, path or address on this site (what follows a question
 * mark is only there for browsers), or an address of another site, which is kept as it is.
 * @throws BadRequest for pictures that don't exist, and for what is none of these
 */
export async function chosenCover(
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
export async function chosenSharePicture(
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
