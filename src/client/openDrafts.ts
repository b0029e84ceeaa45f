import { logFailure } from './logFailure';

/** Missing without https, and on servers, which render forms without a draft. */
const locks = typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;

/** What has a draft open: the form that it is typed in, or a save, which may outlive its form. */
type Holder = 'form' | 'save';

interface OpenDraft {
  /** Nobody any more: it has been left behind. */
  holders: Set<Holder>;
  /** Tells other tabs that it is no longer open. */
  unlock: () => void;
}

/** Drafts that are or were open in this tab, by their keys, which are made anew for each form: no other tab has had them open. */
const ofThisTab = new Map<string, OpenDraft>();

/** From now on a draft is offered to no other form, in no tab, until everything that holds it has released it or its tab is gone. */
export function lockDraft(key: string, holder: Holder): void {
  const open = ofThisTab.get(key);
  const holders = open?.holders ?? new Set();
  if (!open || holders.size === 0) ofThisTab.set(key, { holders, unlock: lock(key).unlock });
  holders.add(holder);
}

export function releaseDraft(key: string, holder: Holder): void {
  const open = ofThisTab.get(key);
  if (open?.holders.delete(holder) && open.holders.size === 0) open.unlock();
}

/**
 * Tells keys of drafts that nothing has open, in this tab at any time from then on, in others when it was asked. Where the
 * browser has no locks, nothing is known of other tabs: none of theirs counts as open.
 */
export async function findOpenDrafts(): Promise<{ isLeftBehind: (key: string) => boolean }> {
  const locked = await lockedNames();
  return {
    isLeftBehind: (key) => {
      const own = ofThisTab.get(key);
      // A lock of this tab's own may still be on its way back.
      return own ? own.holders.size === 0 : !locked.has(key);
    },
  };
}

/** Does one thing of a name at a time in all tabs, where the browser has locks. */
export async function runExclusive<Answer>(name: string, act: () => Promise<Answer>): Promise<Answer> {
  const { isHeld, unlock } = lock(name);
  await isHeld;
  try {
    return await act();
  } finally {
    unlock();
  }
}

/** `isHeld` resolves without a lock where there can be none. */
function lock(name: string): { isHeld: Promise<void>; unlock: () => void } {
  if (!locks) return { isHeld: Promise.resolve(), unlock: () => {} };
  let unlock = () => {};
  const isOver = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  const isHeld = new Promise<void>((resolve) => {
    const hold = () => {
      resolve();
      return isOver;
    };
    locks.request(name, hold).catch((error: unknown) => {
      logFailure('Other tabs could not be told of a draft', error);
      resolve();
    });
  });
  return { isHeld, unlock };
}

async function lockedNames(): Promise<ReadonlySet<string | undefined>> {
  try {
    const { held = [], pending = [] } = (await locks?.query()) ?? {};
    return new Set([...held, ...pending].map(({ name }) => name));
  } catch (error) {
    logFailure('Other tabs could not be asked for their drafts', error);
    return new Set();
  }
}
