import { callApi } from '@/client/apiClient';
import type { CheckPostBody, PostFinding } from '@/schemas/blogCheck';
import type { BlogCategory, EditedPost, Editing } from '@/schemas/blog';
import type { PostSchedule } from '@/schemas/postSchedule';
import type { PostVersion, ReadPostVersion } from '@/schemas/postVersions';

const posts = '/api/admin/blog/posts';
const postAt = (slug: string) => `/api/admin/blog/post/${encodeURIComponent(slug)}` as const;

export const fetchPost = (slug: string, signal?: AbortSignal) =>
  callApi<EditedPost>(postAt(slug), { signal });

export const fetchCategories = (signal: AbortSignal) =>
  callApi<BlogCategory[]>('/api/admin/blog/categories', { signal });

export const createPost = (body: unknown) => callApi<EditedPost>(posts, { method: 'POST', body });

export const updatePost = (slug: string, body: unknown) =>
  callApi<EditedPost>(postAt(slug), { method: 'PUT', body });

export const deletePost = (slug: string) => callApi<unknown>(postAt(slug), { method: 'DELETE' });

/** Says that one is in the post, and answers who is. Repeated while it is open. */
export const enterPost = (slug: string, takeOver: boolean) =>
  callApi<Editing>(`${postAt(slug)}/editing`, { method: 'POST', body: { takeOver } });

export const leavePost = (slug: string) => callApi<unknown>(`${postAt(slug)}/editing`, { method: 'DELETE' });

export const fetchVersions = (slug: string, signal: AbortSignal) =>
  callApi<PostVersion[]>(`${postAt(slug)}/versions`, { signal });

export const fetchVersion = (slug: string, id: number, signal: AbortSignal) =>
  callApi<ReadPostVersion>(`${postAt(slug)}/versions/${id}`, { signal });

export const fetchSchedule = (slug: string, signal: AbortSignal) =>
  callApi<PostSchedule>(`${postAt(slug)}/schedule`, { signal });

export const schedulePost = (slug: string, publishAt: string) =>
  callApi<PostSchedule>(`${postAt(slug)}/schedule`, { method: 'PUT', body: { publishAt } });

export const unschedulePost = (slug: string) =>
  callApi<PostSchedule>(`${postAt(slug)}/schedule`, { method: 'DELETE' });

export const checkPost = (body: CheckPostBody, signal: AbortSignal) =>
  callApi<{ findings: PostFinding[] }>('/api/admin/blog/check', { method: 'POST', body, signal });

export const deleteCover = (filename: string) =>
  callApi<unknown>(`/api/images/delete-cover/${encodeURIComponent(filename)}`, { method: 'DELETE' });

export const postMarkdownPath = (slug: string) => `${postAt(slug)}/markdown` as const;
export const exportPath = '/api/admin/blog/export';
export const importPath = '/api/admin/blog/import';
