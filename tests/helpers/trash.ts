import type { EditedPost } from '@/schemas/blog';
import type { TrashKind } from '@/schemas/trash';
import { api } from './api';

/** Takes something out of the trash. */
export const restore = (token: string, kind: TrashKind, id: number) =>
  api<{ message: string }>('POST', `/api/admin/blog/trash/${kind}/${id}/restore`, { token });

/** A post as the places are told that use something. */
export const named = ({ id, frontmatter: { slug, title } }: EditedPost) => ({ id, slug, title });
