import type { EditedPost } from '@/schemas/blog';
import type { Trashed, TrashKind } from '@/schemas/trash';
import { api } from './api';
import { testPayload } from './testPayload';

/** Takes something out of the trash. */
export const restore = (token: string, kind: TrashKind, id: number) =>
  api<{ message: string }>('POST', `/api/admin/blog/trash/${kind}/${id}/restore`, { token });

/** What the trash shows of something, if it is there. */
export async function trashed(token: string, kind: TrashKind, id: number): Promise<Trashed | undefined> {
  const { body } = await api<Trashed[]>('GET', '/api/admin/blog/trash', { token });
  return body.find((item) => item.kind === kind && item.id === id);
}

/** Ends something that is in the trash, for good. */
export const end = (token: string, kind: TrashKind, id: number) =>
  api('DELETE', `/api/admin/blog/trash/${kind}/${id}`, { token });

/** Whether the database has it still, in the trash or outside. */
export async function exists(kind: TrashKind, id: number): Promise<boolean> {
  const { db } = await testPayload();
  return (await db.pool.query(`select from ${kind} where id = $1`, [id])).rowCount === 1;
}

/** A post as the places are told that use something. */
export const named = ({ id, frontmatter: { slug, title } }: EditedPost) => ({ id, slug, title });
