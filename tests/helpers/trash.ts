import type { EditedPost } from '@/schemas/blog';
import type { TrashKind } from '@/schemas/trash';
import { api } from './api';
import { testPayload } from './testPayload';

/** A document in the trash, as the panel's own calls name it. */
const inTrash = (kind: TrashKind, id: number) => `/api/${kind}/${id}?trash=true&depth=0` as const;

/** Restores something from the trash, as the panel does. */
export const restore = (token: string, kind: TrashKind, id: number) =>
  api<{ errors?: { message: string }[] }>('PATCH', inTrash(kind, id), {
    token,
    body: { deletedAt: null, ...(kind === 'posts' ? { _status: 'draft' } : {}) },
  });

/** When something came to the trash; null where it isn't there. */
export async function trashedAt(token: string, kind: TrashKind, id: number): Promise<string | null> {
  const { body } = await api<{ deletedAt?: string | null }>('GET', inTrash(kind, id), { token });
  return body.deletedAt ?? null;
}

/** Deletes something in the trash permanently, as the panel does. */
export const end = (token: string, kind: TrashKind, id: number) =>
  api('DELETE', inTrash(kind, id), { token });

/** Whether the database has it still, in the trash or outside. */
export async function exists(kind: TrashKind, id: number): Promise<boolean> {
  const { db } = await testPayload();
  return (await db.pool.query(`select from ${kind} where id = $1`, [id])).rowCount === 1;
}

/** A post as the places are told that use something. */
export const named = ({ id, frontmatter: { slug, title } }: EditedPost) => ({ id, slug, title });
