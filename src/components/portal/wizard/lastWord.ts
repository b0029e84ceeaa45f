let pending: Promise<unknown> = Promise.resolve();

/** Tracks the final request of a closed wizard, which discards its answers or saves the latest ones. */
export function recordLastWord(word: Promise<void>): void {
  pending = Promise.allSettled([pending, word]);
}

/** Resolves when that request has ended, even if it failed; only then is the server's draft up to date. */
export const afterLastWord = (): Promise<unknown> => pending;
