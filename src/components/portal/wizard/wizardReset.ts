let pending: Promise<void> = Promise.resolve();

/** Cancel and × are done at once on the screen, and a moment later on the server. */
export function noteReset(reset: Promise<void>): void {
  pending = reset;
}

/** Resolves when the server has forgotten what was reset: from then on its draft can be believed. */
export const afterReset = (): Promise<void> => pending;
