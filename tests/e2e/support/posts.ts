import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Post } from '@/payload-types';
import { firstAdmin, siteUnderTest } from '../../../scripts/testing/testSettings.mjs';
import { openSession } from './database';

export const freshTitle = (): string => `Post ${randomUUID()}`;

const textBody = (text: string) => {
  const element = { version: 1, direction: null, format: '', indent: 0 };
  const children = [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }];
  return { root: { ...element, type: 'root', children: [{ ...element, type: 'paragraph', children }] } };
};

/** Writes posts as the CMS does: through its REST calls, with the first administrator's rights. */
export class Editor {
  private constructor(
    private readonly request: APIRequestContext,
    readonly token: string,
  ) {}

  static async signIn(request: APIRequestContext): Promise<Editor> {
    return new Editor(request, await openSession(firstAdmin.email));
  }

  /** The same, and the browser may open the CMS. */
  static async signInToCms(page: Page): Promise<Editor> {
    const token = await openSession(firstAdmin.email);
    await page.context().addCookies([{ name: 'payload-token', value: token, url: siteUnderTest.url }]);
    return new Editor(page.request, token);
  }

  async write(fields: Partial<Post> & { text?: string } = {}): Promise<Post> {
    const { text = 'Some words.', ...rest } = fields;
    const data = { title: freshTitle(), description: 'About it.', body: textBody(text), ...rest };
    return this.send('post', '/api/posts', { _status: 'published', ...data });
  }

  publish(post: Post, fields: Partial<Post> & { text?: string }): Promise<Post> {
    const { text, ...rest } = fields;
    const body = text === undefined ? {} : { body: textBody(text) };
    return this.send('patch', `/api/posts/${post.id}`, { _status: 'published', ...rest, ...body });
  }

  saveDraft(post: Post, fields: Partial<Post>): Promise<Post> {
    return this.send('patch', `/api/posts/${post.id}?draft=true`, { _status: 'draft', ...fields });
  }

  unpublish(post: Post): Promise<Post> {
    return this.send('patch', `/api/posts/${post.id}`, { _status: 'draft' });
  }

  private async send(method: 'patch' | 'post', path: string, data: unknown): Promise<Post> {
    const headers = { Authorization: `Bearer ${this.token}` };
    const answer = await this.request[method](path, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { doc: Post }).doc;
  }
}
