import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { itemStorage } from '../../tests/unit/itemStorage';
import { TabLocks } from '../../tests/unit/TabLocks';

const userId = 7;
const draftOf = (words: string, savedAt: number) => ({ words, savedAt });

let tabLocks: TabLocks;

/** Loads fresh modules, as a new tab does, with Web Locks or without. */
async function openTab(name: string, locks: TabLocks | null = tabLocks) {
  vi.resetModules();
  vi.stubGlobal('navigator', { locks: locks?.of(name) });
  const { localDrafts } = await import('./localDrafts');
  const drafts = localDrafts('note', z.object({ words: z.string(), savedAt: z.number() }));
  return {
    ...drafts,
    /** Opens a form that stores this text. */
    write(words: string, savedAt: number) {
      const key = drafts.newKey(userId, 'new');
      drafts.hold(key);
      drafts.keep(key, draftOf(words, savedAt));
      return key;
    },
    /** Opens a form that takes up a draft that was left behind. */
    begin: async () => (await drafts.takeUp(userId, 'new', drafts.newKey(userId, 'new')))?.words ?? null,
    foundWords: async () => (await drafts.find(userId, 'new'))?.draft.words ?? null,
  };
}

beforeEach(() => {
  tabLocks = new TabLocks();
  vi.stubGlobal('localStorage', itemStorage());
});

// Test files share the modules of one worker.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('words of a form', () => {
  it('are offered in no other tab while theirs is open, and in the next form once it is gone', async () => {
    const first = await openTab('first');
    first.write('Of the first', 2);
    const second = await openTab('second');
    expect([await second.foundWords(), await second.begin()]).toEqual([null, null]);
    second.write('Of the second', 1);
    tabLocks.close('first');
    const third = await openTab('third');
    expect(await third.begin()).toBe('Of the first');
    // These drafts are open in a form too.
    expect([await second.begin(), await third.begin()]).toEqual([null, null]);
  });

  it('are offered again as soon as their form is left, in the same tab and in others', async () => {
    const [first, second] = [await openTab('first'), await openTab('second')];
    const key = first.write('Left', 1);
    expect(await first.foundWords()).toBeNull();
    first.release(key);
    expect(await first.foundWords()).toBe('Left');
    await vi.waitFor(async () => expect(await second.foundWords()).toBe('Left'));
  });

  it('go to one of several forms that are opened at once, others to the next', async () => {
    const crashed = await openTab('crashed');
    crashed.write('Older', 1);
    crashed.write('Newer', 2);
    tabLocks.close('crashed');
    const tabs = [await openTab('one'), await openTab('two'), await openTab('three')];
    expect(await Promise.all(tabs.map((tab) => tab.begin()))).toEqual(['Newer', 'Older', null]);
  });

  it('are offered nowhere while they are being saved, though their form was left', async () => {
    const [first, second] = [await openTab('first'), await openTab('second')];
    const key = first.write('Sent', 1);
    let answer = () => {};
    const saving = first.whileSaving(key, () => new Promise<void>((resolve) => (answer = resolve)));
    first.release(key);
    expect([await first.foundWords(), await second.foundWords()]).toEqual([null, null]);
    answer();
    await saving;
    expect(await first.foundWords()).toBe('Sent');
  });

  it('are offered whenever they are there where the browser has no locks', async () => {
    (await openTab('first', null)).write('Of the first', 1);
    const second = await openTab('second', null);
    expect(await second.begin()).toBe('Of the first');
  });

  it('are offered where locks are refused', async () => {
    const refuse = () => Promise.reject(new DOMException('No storage', 'SecurityError'));
    const refusing = { of: () => ({ request: refuse, query: refuse }) };
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    (await openTab('first', null)).write('Of the first', 1);
    const second = await openTab('second', refusing as unknown as TabLocks);
    expect(await second.begin()).toBe('Of the first');
    expect(said).toHaveBeenCalled();
    said.mockRestore();
  });
});
