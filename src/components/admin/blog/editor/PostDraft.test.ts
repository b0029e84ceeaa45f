import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findDraft, newDraftKey, whileSavingDraft } from './draftStore';
import type { LoadedPost } from './loadPost';
import { PostDraft } from './PostDraft';
import { emptyPostForm } from './postForm';

const userId = 7;
const initial = emptyPostForm('AI Advisory Team', new Date(2026, 10, 20));

const withTitle = (title: string, more: Partial<LoadedPost> = {}): LoadedPost => ({
  ...{ form: { ...initial, title }, initial, post: null, version: null, categories: [], userId },
  ...{ draftKey: newDraftKey(userId, 'new'), restoredAt: null },
  ...more,
});

/** What the first save of `left` has made of it. */
const asSaved = (left: LoadedPost, savedTitle: string): LoadedPost => ({
  ...left,
  ...{ initial: { ...initial, title: savedTitle }, version: 'v1', draftKey: newDraftKey(userId, 3) },
});

const titleOf = (subject: number | 'new') => findDraft(userId, subject)?.draft.form.title ?? null;

describe('the draft of a new post that is left during its first save', () => {
  let stored: Record<string, unknown>;

  beforeEach(() => {
    // A browser's has its items as properties of its own.
    stored = Object.defineProperties({} as Record<string, unknown>, {
      getItem: { value: (name: string) => stored[name] ?? null },
      setItem: { value: (name: string, text: string) => void (stored[name] = text) },
      removeItem: { value: (name: string) => Reflect.deleteProperty(stored, name) },
    });
    vi.stubGlobal('localStorage', stored);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('becomes one of that post as soon as the save has answered', () => {
    const left = withTitle('Sent, and more');
    const draft = new PostDraft(left);
    draft.leave();
    expect(titleOf('new')).toBe('Sent, and more');
    draft.follow(asSaved(left, 'Sent'));
    expect(titleOf('new')).toBeNull();
    expect(findDraft(userId, 3)?.draft).toMatchObject({ form: { title: 'Sent, and more' }, version: 'v1' });
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
    const saving = whileSavingDraft(left.draftKey, () => answer);
    expect(titleOf('new')).toBeNull();
    fail(new Error('No connection'));
    await expect(saving).rejects.toThrow('No connection');
    expect(titleOf('new')).toBe('Sent');
  });

  it('moves while the editor is open, and goes on under its new name', () => {
    const opened = withTitle('Sent, and more');
    const draft = new PostDraft(opened);
    draft.keep();
    const saved = asSaved(opened, 'Sent');
    draft.follow(saved);
    draft.follow({ ...saved, form: { ...initial, title: 'Sent' } });
    draft.keep();
    expect(stored).toEqual({});
  });
});
