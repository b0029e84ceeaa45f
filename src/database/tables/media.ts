import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import type { Media } from '@/payload-types';
import { namedRows } from '../namedRows';
import { transactionOf } from '../transactionOf';
import { withTotal } from '../withTotal';
import { imageNames } from './imageNames.mjs';

interface ImageAltText {
  altText: string;
  isDecorative: boolean;
}

/** Returns an image's alt text. Bypasses access control: media is public, and this is called from a hook. */
export async function findAltText(req: PayloadRequest, id: number): Promise<ImageAltText> {
  const picture = await req.payload.db.findOne<Pick<Media, 'id' | 'alt' | 'isDecorative'>>({
    collection: 'media',
    where: { id: { equals: id } },
    req,
  });
  return { altText: picture?.alt ?? '', isDecorative: picture?.isDecorative ?? false };
}

/** Bypasses access control on purpose: the number of images is public. */
export async function countImages(req: PayloadRequest): Promise<number> {
  const { totalDocs } = await req.payload.db.count({ collection: 'media', req });
  return totalDocs;
}

/** Returns the names of all files that any row references. */
export async function findImageNames(payload: Payload): Promise<Set<string>> {
  const { rows } = await payload.db.drizzle.execute<{ name: string }>(sql.raw(imageNames));
  return new Set(rows.map(({ name }) => name));
}

/**
 * Returns the newest images without alt text, and their total. Cover alt text is stored on the post. Bypasses access
 * control: media is public.
 */
export async function findImagesWithoutAltText(req: PayloadRequest, limit: number) {
  const rows = await namedRows<{ id: number; filename: string; total: number }>(
    req,
    {
      name: 'pictures-without-words',
      text: `
        select m.id, m.filename, count(*) over ()::int as total from media m
        where m.deleted_at is null and coalesce(trim(m.alt), '') = '' and m.is_decorative is not true and not exists (
          select 1 from posts p where p.cover_id = m.id
            and (coalesce(trim(p.cover_alt_text), '') <> '' or p.cover_is_decorative))
        order by m.created_at desc, m.id desc limit $1`,
    },
    [limit],
  );
  return withTotal(rows);
}

/**
 * Returns the file names of an image, also one in the trash; null if it doesn't exist. Bypasses access control:
 * called from a hook.
 */
export function findImageFile(req: PayloadRequest, id: number) {
  return req.payload.db.findOne<Pick<Media, 'id' | 'filename' | 'sizes' | 'deletedAt'>>({
    collection: 'media',
    where: { id: { equals: id } },
    req,
  });
}

/** Returns whether a file, in any size, belongs to an image in the trash. */
export async function isImageInTrash(payload: Payload, filename: string): Promise<boolean> {
  const rows = await namedRows(
    payload,
    {
      name: 'picture-in-trash',
      text: `
        select 1 from media where deleted_at is not null
          and $1 in (filename, sizes_small_filename, sizes_medium_filename, sizes_large_filename) limit 1`,
    },
    [filename],
  );
  return rows.length > 0;
}

/**
 * Locks these images for share until the transaction ends, so that they can't be trashed, restored or deleted. Newest
 * first, the order in which the admin panel processes its list, so that two transactions don't deadlock. Bypasses
 * access control: called from a hook.
 */
export async function lockImagesForShare(
  req: PayloadRequest,
  { ids, names }: { ids: readonly number[]; names: readonly string[] },
): Promise<void> {
  if (ids.length + names.length === 0) return;
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    select from media where id = any(${sql.param(ids)}::int[]) or filename = any(${sql.param(names)}::text[])
    order by created_at desc, id desc for share`);
}

/** Locks an image exclusively until the transaction ends. Bypasses access control: called from a hook. */
export async function lockImage(req: PayloadRequest, id: number): Promise<void> {
  await (
    await transactionOf(req)
  ).execute(sql`
    select from media where id = ${id} for no key update`);
}
