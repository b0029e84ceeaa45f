import { callApi } from '@/client/apiClient';
import type { CheckPostBody, PostFinding } from '@/schemas/blogCheck';
import type { BlogCategory, EditedPost, Editing } from '@/schemas/blog';
import type { PostSchedule } from '@/schemas/postSchedule';
import type { PostVersion, ReadPostVersion } from '@/schemas/postVersions';

const posts = '/api/admin/blog/posts';

/** A loaded post. Its slug may change later and then belong to another post. */
export interface NamedPost {
  slug: string;
  id: number;
}

export const nameOfPost = ({ id, frontmatter: { slug } }: EditedPost): NamedPost => ({ slug, id });

const postAtSlug = (slug: string) => `/api/admin/blog/post/${encodeURIComponent(slug)}` as const;
/** The id identifies the post; the slug, which a draft may lack, is only part of the path. */
const postAt = ({ slug, id }: NamedPost, part: '' | `/${string}` = '') =>
  `${postAtSlug(slug || '-')}${part}?id=${id}` as const;

/** Fetches the post that has this slug now. */
export const fetchPostAtSlug = (slug: string, signal?: AbortSignal) =>
  callApi<EditedPost>(postAtSlug(slug), { signal });

export const fetchPost = (post: NamedPost) => callApi<EditedPost>(postAt(post));

export const fetchCategories = (signal: AbortSignal) =>
  callApi<BlogCategory[]>('/api/admin/blog/categories', { signal });

export const createPost = (body: unknown) => callApi<EditedPost>(posts, { method: 'POST', body });

export const updatePost = (post: NamedPost, body: unknown) =>
  callApi<EditedPost>(postAt(post), { method: 'PUT', body });

export const deletePost = (post: NamedPost) => callApi<unknown>(postAt(post), { method: 'DELETE' });

/** Records that the user is editing the post and returns the current editor. Repeated while the post is open. */
export const enterPost = (post: NamedPost, takeOver: boolean) =>
  callApi<Editing>(postAt(post, '/editing'), { method: 'POST', body: { takeOver } });

export const leavePost = (post: NamedPost) =>
  callApi<unknown>(postAt(post, '/editing'), { method: 'DELETE' });

export const fetchVersions = (post: NamedPost, signal: AbortSignal) =>
  callApi<PostVersion[]>(postAt(post, '/versions'), { signal });

export const fetchVersion = (post: NamedPost, id: number, signal: AbortSignal) =>
  callApi<ReadPostVersion>(postAt(post, `/versions/${id}`), { signal });

export const fetchSchedule = (post: NamedPost, signal: AbortSignal) =>
  callApi<PostSchedule>(postAt(post, '/schedule'), { signal });

export const schedulePost = (post: NamedPost, publishAt: string) =>
  callApi<PostSchedule>(postAt(post, '/schedule'), { method: 'PUT', body: { publishAt } });

export const unschedulePost = (post: NamedPost) =>
  callApi<PostSchedule>(postAt(post, '/schedule'), { method: 'DELETE' });

export const checkPost = (body: CheckPostBody, signal: AbortSignal) =>
  callApi<{ findings: PostFinding[] }>('/api/admin/blog/check', { method: 'POST', body, signal });

export const deleteCover = (filename: string) =>
  callApi<unknown>(`/api/images/delete-cover/${encodeURIComponent(filename)}`, { method: 'DELETE' });

export const postMarkdownPath = (post: NamedPost) => postAt(post, '/markdown');
export const exportPath = '/api/admin/blog/export';
export const importPath = '/api/admin/blog/import';
