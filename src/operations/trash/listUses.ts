import type { PayloadRequest } from 'payload';
import { findCategoryUses, findImageUses } from '@/database/tables/postUses';
import { picturePath } from '@/domain/blog/pictureName';
import { requireStaff } from '@/operations/requireUser';
import type { UsedKind, Uses } from '@/schemas/trash';

interface UsesQuestion {
  req: PayloadRequest;
  kind: UsedKind;
  ids: readonly number[];
}

/**
 * Returns where images or categories are used, for the confirmation before a deletion: in posts, including drafts and
 * the trash; images also in team members, link previews of pages, categories and the site, the firm's look, and links. Unknown ids are
 * left out. For staff; runs a fixed number of queries.
 */
export async function listUses({ req, kind, ids }: UsesQuestion): Promise<Uses[]> {
  requireStaff(req);
  return kind === 'media' ? usesOfPictures(req, ids) : usesOfCategories(req, ids);
}

const everyOne = (req: PayloadRequest) => ({ pagination: false, depth: 0, trash: true, req }) as const;

async function usesOfPictures(req: PayloadRequest, ids: readonly number[]): Promise<Uses[]> {
  const common = everyOne(req);
  const { docs } = await req.payload.find({
    ...{
      ...common,
      overrideAccess: false,
      collection: 'media',
      where: { id: { in: [...ids] } },
      select: { filename: true },
    },
  });
  if (docs.length === 0) return [];
  const pictures = docs.map(({ id, filename }) => ({ id, path: picturePath(filename ?? '') }));
  const [posts, { docs: people }, { docs: pages }, { docs: categories }, facts, draft, settings] =
    await Promise.all([
      findImageUses(req, pictures),
      req.payload.find({
        ...{
          ...common,
          overrideAccess: false,
          collection: 'team-members',
          where: { photo: { in: [...ids] } },
        },
        select: { name: true, photo: true },
      }),
      req.payload.find({
        ...{
          ...common,
          overrideAccess: false,
          collection: 'seo-pages',
          where: { sharePicture: { in: [...ids] } },
        },
        select: { name: true, pageKey: true, sharePicture: true },
      }),
      req.payload.find({
        ...{
          ...common,
          overrideAccess: false,
          collection: 'categories',
          where: { metaImage: { in: [...ids] } },
        },
        select: { name: true, metaImage: true },
      }),
      req.payload.findGlobal({ ...{ slug: 'firm-facts', depth: 0, overrideAccess: false, req } }),
      req.payload.findGlobal({
        ...{ slug: 'firm-facts', draft: true, depth: 0, overrideAccess: false, req },
      }),
      req.payload.findGlobal({ ...{ slug: 'site-settings', depth: 0, overrideAccess: false, req } }),
    ]);
  return docs.map(({ id, filename }) => ({
    ...{ id, name: filename ?? '', ...postsOf(id, posts) },
    people: named(people.filter(({ photo }) => photo === id)),
    pages: named(pages.filter(({ sharePicture }) => sharePicture === id)),
    categories: named(categories.filter(({ metaImage }) => metaImage === id)),
    isSharePicture: [facts, draft].some(({ sharePicture }) => sharePicture === id),
    isLook: [settings.logo, settings.icon].includes(id),
  }));
}

async function usesOfCategories(req: PayloadRequest, ids: readonly number[]): Promise<Uses[]> {
  const { docs } = await req.payload.find({
    ...{ ...everyOne(req), overrideAccess: false, collection: 'categories', where: { id: { in: [...ids] } } },
    select: { name: true },
  });
  if (docs.length === 0) return [];
  const posts = await findCategoryUses(
    req,
    docs.map(({ id }) => id),
  );
  return docs.map(({ id, name }) => ({
    ...{
      id,
      name,
      ...postsOf(id, posts),
      people: [],
      pages: [],
      categories: [],
      isSharePicture: false,
      isLook: false,
    },
  }));
}

const named = (docs: readonly { id: number; name?: string | null }[]) =>
  docs.map(({ id, name }) => ({ id, name: name ?? '' }));

function postsOf(id: number, uses: Awaited<ReturnType<typeof findCategoryUses>>) {
  const own = uses.filter(({ of }) => of === id);
  return {
    posts: own.map(({ id: post, slug, title, isTrashed }) => ({
      ...{ id: post, slug: slug ?? '', title: title ?? '', isTrashed },
    })),
    total: own[0]?.total ?? 0,
  };
}
