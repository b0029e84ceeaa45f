let pending: Promise<unknown> = Promise.resolve();

/** What a wizard that is gone from the screen still tells the server: to forget its answers, or the latest of them. */
export function noteLastWord(word: Promise<void>): void {
  pending = Promise.allSettled([pending, word]);
}

/** Resolves when the server has been told, or can't be: from then on its draft can be believed. */
export const afterLastWord = (): Promise<unknown> => pending;
