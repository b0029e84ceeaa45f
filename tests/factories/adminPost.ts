import { randomUUID } from 'node:crypto';
import type { BlogCategory, EditedPost } from '@/schemas/blog';
import { api, type ApiAnswer } from '../helpers/api';

/** What a refusal says besides the answer that was wanted. */
interface Refusal {
  message: string;
  error: string;
  errors?: { field: string; message: string }[];
}

export const freshSlug = (): string => `post-${randomUUID()}`;
export const postPath = (slug: string): string => `/api/admin/blog/post/${slug}`;

/** A post as the portal's form sends it. */
export const postBody = (fields: Record<string, unknown> = {}) => ({
  title: `About ${randomUUID()}`,
  slug: freshSlug(),
  excerpt: 'What it is about.',
  content: 'A *first* text.\n',
  author: 'Jo Doe',
  published: false,
  ...fields,
});

/** Writes a post as the portal does. */
export const createPost = (
  token: string,
  fields: Record<string, unknown> = {},
): Promise<ApiAnswer<EditedPost & Refusal>> =>
  api('POST', '/api/admin/blog/posts', { token, body: postBody(fields) });

export const readPost = (token: string, slug: string): Promise<ApiAnswer<EditedPost & Refusal>> =>
  api('GET', postPath(slug), { token });

export const updatePost = (
  token: string,
  slug: string,
  body: Record<string, unknown>,
): Promise<ApiAnswer<EditedPost & Refusal & Record<'changedBy' | 'changedAt' | 'keptAs', unknown>>> =>
  api('PUT', postPath(slug), { token, body });

export const createCategory = (
  token: string,
  name = `Topic ${randomUUID()}`,
): Promise<ApiAnswer<BlogCategory & Refusal>> =>
  api('POST', '/api/admin/blog/categories', { token, body: { name, description: null } });
