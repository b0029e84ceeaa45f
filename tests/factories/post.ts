import { randomUUID } from 'node:crypto';
import type { Post } from '@/payload-types';
import { api, type ApiAnswer } from '../helpers/api';

interface PostOptions {
  token: string;
  isDraft?: boolean;
  fields?: Record<string, unknown>;
}

type PostAnswer = ApiAnswer<{ doc: Post; errors?: { message: string }[] }>;

export const textNode = (text: string) => ({ type: 'text', version: 1, text, format: 0 });
export const element = (type: string, children: unknown[], more: Record<string, unknown> = {}) => ({
  type,
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  children,
  ...more,
});
export const bodyOf = (...children: unknown[]) => ({ root: element('root', children) });
export const linkTo = (url: unknown, type = 'link') =>
  element(type, [textNode('here')], { version: 3, fields: { linkType: 'custom', url, newTab: false } });

export const freshTitle = (): string => `Post ${randomUUID()}`;

/** Writes a post as the CMS does. */
export function writePost({ token, isDraft = false, fields = {} }: PostOptions): Promise<PostAnswer> {
  const body = {
    title: freshTitle(),
    description: 'What it is about.',
    _status: isDraft ? 'draft' : 'published',
    ...fields,
  };
  return api('POST', `/api/posts${isDraft ? '?draft=true' : ''}`, { token, body });
}

/** Saves changes, as a draft beside what is published, or for everyone. */
export function changePost(
  id: number,
  { token, isDraft = false, fields = {} }: PostOptions,
): Promise<PostAnswer> {
  const body = { _status: isDraft ? 'draft' : 'published', ...fields };
  return api('PATCH', `/api/posts/${id}${isDraft ? '?draft=true' : ''}`, { token, body });
}
