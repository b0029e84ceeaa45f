/** Begins to fetch code, so that it is there when it is called for; what can't be fetched now is asked for again then. */
export const prefetchCode = (load: () => Promise<unknown>): void => void load().catch(() => null);
