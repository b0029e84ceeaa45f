import { logFailure } from './logFailure';

/** Undefined without HTTPS, and on the server, which renders forms without a draft. */
const locks = typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;

/** What locks a draft: the form it is typed in, or a save, which may outlive its form. */
type Holder = 'form' | 'save';

interface OpenDraft {
  /** Empty once the draft is left behind. */
  holders: Set<Holder>;
  /** Releases the Web Lock, so that other tabs see the draft as left behind. */
  unlock: () => void;
}

/**
 * Drafts that are or were open in this tab, by key. Every form creates a new key, so no other tab has had them open.
 */
const ofThisTab = new Map<string, OpenDraft>();

/** Locks a draft: no form in any tab offers it until every holder has released it or its tab is closed. */
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
 * Returns a predicate for keys of drafts that nothing has open. It is always current for this tab; for other tabs it
 * reflects the time of the call. Without Web Locks nothing is known about other tabs, and none of their drafts counts
 * as open.
 */
export async function findOpenDrafts(): Promise<{ isLeftBehind: (key: string) => boolean }> {
  const locked = await lockedNames();
  return {
    isLeftBehind: (key) => {
      const own = ofThisTab.get(key);
      // The Web Lock of this tab may not have been granted yet.
      return own ? own.holders.size === 0 : !locked.has(key);
    },
  };
}

/** Runs `act` exclusively by name across all tabs, where the browser has Web Locks. */
export async function runExclusive<Answer>(name: string, act: () => Promise<Answer>): Promise<Answer> {
  const { isHeld, unlock } = lock(name);
  await isHeld;
  try {
    return await act();
  } finally {
    unlock();
  }
}

/** `isHeld` resolves without a lock if there can be none. */
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
