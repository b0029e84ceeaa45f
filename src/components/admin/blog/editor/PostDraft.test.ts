import { beforeEach, describe, expect, it, vi } from 'vitest';
import { itemStorage } from '../../../../../tests/unit/itemStorage';
import { editedPost } from '@tests/factories/editedPost';
import { postDrafts } from './postDrafts';
import type { EditedPost } from '@/schemas/blog';
import { asNewPost, asSavedPost, loadPost, withoutRestored, withSetAside, type LoadedPost } from './loadPost';
import { PostDraft } from './PostDraft';
import { emptyPostForm, postFormOf } from './postForm';

const userId = 7;
const initial = emptyPostForm('AI Advisory Team', new Date(2026, 10, 20));

const withTitle = (title: string, more: Partial<LoadedPost> = {}): LoadedPost => ({
  ...{ form: { ...initial, title }, initial, post: null, version: null, categories: [], userId },
  ...{ draftKey: postDrafts.newKey(userId, more.post?.id ?? 'new'), restoredAt: null, setAside: null },
  ...more,
});

/** Response to a save with this title. */
const savedAs = (title: string): EditedPost =>
  editedPost({
    ...{ id: 3, version: 'v1', title, slug: 'sent', excerpt: '', content: '', published: false },
    ...{ author: 'AI Advisory Team', date: '2026-11-20T00:00:00.000Z', metaDescription: '' },
  });
const asSaved = (left: LoadedPost, title: string) => asSavedPost(left, savedAs(title))(left);

const titleOf = async (subject: number | 'new') =>
  (await postDrafts.find(userId, subject))?.draft.form.title ?? null;

let stored: Record<string, unknown>;

beforeEach(() => {
  stored = itemStorage();
  vi.stubGlobal('localStorage', stored);
});

describe('the draft of a new post that is left during its first save', () => {
  it('becomes one of that post as soon as the save has answered', async () => {
    const left = withTitle('Sent, and more');
    const draft = new PostDraft(left);
    draft.leave();
    expect(await titleOf('new')).toBe('Sent, and more');
    draft.follow(asSaved(left, 'Sent'));
    expect(await titleOf('new')).toBeNull();
    expect((await postDrafts.find(userId, 3))?.draft).toMatchObject({
      form: { title: 'Sent, and more' },
      version: 'v1',
    });
  });

  it('ends where all of it has been saved', () => {
    const draft = new PostDraft(withTitle('Sent'));
    draft.leave();
    draft.forget();
    expect(stored).toEqual({});
  });

  it('stays away where another editor has gone on with it', () => {
    const left = withTitle('Sent, and more');
    const draft = new PostDraft(left);
    draft.leave();
    delete stored[left.draftKey];
    draft.follow(asSaved(left, 'Sent'));
    expect(stored).toEqual({});
  });

  it('isn’t offered to the next new post before the save has answered, but after it has failed', async () => {
    const left = withTitle('Sent');
    new PostDraft(left).leave();
    let fail = (_reason: Error) => {};
    const answer = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    const saving = postDrafts.whileSaving(left.draftKey, () => answer);
    expect(await titleOf('new')).toBeNull();
    fail(new Error('No connection'));
    await expect(saving).rejects.toThrow('No connection');
    expect(await titleOf('new')).toBe('Sent');
  });

  it('moves while the editor is open, and goes on under its new name', () => {
    const opened = withTitle('Sent, and more');
    const draft = new PostDraft(opened);
    draft.keep();
    const saved = asSaved(opened, 'Sent');
    draft.follow(saved);
    draft.follow({ ...saved, form: saved.initial });
    draft.keep();
    expect(stored).toEqual({});
  });
});

it('is offered to no other editor before its own is left', async () => {
  const draft = new PostDraft(withTitle('Open'));
  draft.enter();
  draft.keep();
  expect(await titleOf('new')).toBeNull();
  draft.leave();
  expect(await titleOf('new')).toBe('Open');
});

describe('the draft of a post', () => {
  const post = savedAs('Stored');
  const changed = () =>
    withTitle('Changed', { post, version: 'v0', draftKey: postDrafts.newKey(userId, post.id) });

  it('is of the version that was saved, where the rest was typed and left meanwhile', async () => {
    const left = changed();
    const draft = new PostDraft(left);
    draft.leave();
    draft.follow(asSaved(left, 'Sent'));
    expect(await postDrafts.find(userId, post.id)).toMatchObject({
      key: left.draftKey,
      draft: { version: 'v1' },
    });
  });

  it.each([true, false])(
    'that was deleted meanwhile is offered to a new one once it is left (left before: %s)',
    async (isLeft) => {
      const opened = changed();
      const draft = new PostDraft(opened);
      if (isLeft) draft.leave();
      draft.follow(asNewPost(opened)(opened));
      expect(await titleOf(post.id)).toBeNull();
      expect(await titleOf('new')).toBe(isLeft ? 'Changed' : null);
      if (!isLeft) draft.leave();
      expect((await postDrafts.find(userId, 'new'))?.draft).toMatchObject({
        form: { title: 'Changed' },
        version: null,
      });
    },
  );

  it('shows whether readers see the post as the save has left it, unless that was changed since', () => {
    const published = { ...post, frontmatter: { ...post.frontmatter, published: true } };
    const opened = changed();
    expect(opened.form.published).toBe(false);
    const after = asSavedPost(opened, published);
    expect(after(opened).form.published).toBe(true);
    const sent = { ...opened, form: { ...opened.form, published: true } };
    expect(asSavedPost(sent, published)(opened).form.published).toBe(false);
  });

  it('is no longer what was restored, as soon as the server has answered a save', () => {
    const restored = { ...changed(), restoredAt: 1 };
    expect(asSaved(restored, 'Sent').restoredAt).toBeNull();
    expect(asNewPost(restored)(restored).restoredAt).toBeNull();
  });
});

describe('a restored draft that is discarded', () => {
  const post = savedAs('Stored');
  const stored = postFormOf(post);
  const restored = withTitle('Restored', { initial: stored, post, version: 'v0', restoredAt: 1 });
  const typedOn = { ...restored, form: { ...stored, title: 'Restored, and typed on' } };
  const loadAgain = () => {
    vi.stubGlobal('fetch', async () => Promise.resolve(Response.json(post)));
    return loadPost('sent', 'AI Advisory Team', userId, new AbortController().signal);
  };

  it('leaves what is stored, and comes back whole, with what was typed since', () => {
    const discarded = withoutRestored(typedOn);
    expect(discarded).toMatchObject({ form: stored, version: 'v1', restoredAt: null });
    expect(withSetAside(discarded)).toEqual(typedOn);
  });

  it('changes places with what was typed instead, as often as asked', () => {
    const discarded = withoutRestored(typedOn);
    const instead = { ...discarded, form: { ...stored, title: 'Typed instead' } };
    const back = withSetAside(instead);
    expect(back).toMatchObject({ form: typedOn.form, version: 'v0', restoredAt: 1 });
    const forth = withSetAside(back);
    expect(forth).toMatchObject({ form: instead.form, version: 'v1', restoredAt: null });
    expect(withSetAside(forth)).toEqual(back);
  });

  it('comes back with whether readers see the post by then', () => {
    const published = { ...stored, published: true };
    const newer = { ...withoutRestored(typedOn), form: published, initial: published };
    expect(withSetAside(newer).form).toEqual({ ...typedOn.form, published: true });
  });

  it('comes back even after the browser has crashed, but not once the editor was closed', async () => {
    const draft = new PostDraft(withoutRestored(typedOn));
    expect(draft.keep()).toBe('none');
    const again = await loadAgain();
    expect(again).toMatchObject({ form: again.initial, restoredAt: null });
    expect(withSetAside(again)).toMatchObject({ form: typedOn.form, version: 'v0', restoredAt: 1 });
    draft.leave();
    expect(await postDrafts.find(userId, post.id)).toBeNull();
  });

  it('leaves what was typed instead in the browser, too, once it has come back', async () => {
    const instead = { ...withoutRestored(typedOn), form: { ...stored, title: 'Typed instead' } };
    new PostDraft(withSetAside(instead)).keep();
    const again = await loadAgain();
    expect(again.form).toEqual(typedOn.form);
    expect(withSetAside(again).form).toEqual(instead.form);
  });

  it('is over with a save', () => {
    const discarded = withoutRestored(typedOn);
    expect(asSaved(discarded, 'Typed instead').setAside).toBeNull();
    expect(withSetAside(restored)).toEqual(restored);
  });
});
