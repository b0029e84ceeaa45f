/** How long accounts deleted in bulk can be restored. Nobody can sign in to them in the meantime. */
export const removalGraceMs = 10 * 60_000;
