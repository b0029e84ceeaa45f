import { callApi } from '@/client/apiClient';
import type { PictureUses, Trashed } from '@/schemas/trash';

export const trashPath = '/api/admin/blog/trash';

const pathOf = ({ kind, id }: Trashed) => `${trashPath}/${kind}/${id}` as const;

export const restoreTrashed = (item: Trashed) =>
  callApi<unknown>(`${pathOf(item)}/restore`, { method: 'POST' });

export const endTrashed = (item: Trashed) => callApi<unknown>(pathOf(item), { method: 'DELETE' });

export const fetchPictureUses = (id: number, signal: AbortSignal) =>
  callApi<PictureUses>(`/api/admin/blog/pictures/${id}/uses`, { signal });
