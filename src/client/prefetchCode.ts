/** Prefetches code. Ignores a failure, because the code is requested again when it is needed. */
export const prefetchCode = (load: () => Promise<unknown>): void => void load().catch(() => null);
