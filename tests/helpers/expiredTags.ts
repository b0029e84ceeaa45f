import { workAsyncStorage, type WorkStore } from 'next/dist/server/app-render/work-async-storage.external';

/** The tags that `work` makes stale, as Next would note them while it answers a request. */
export async function expiredTags(work: () => Promise<unknown>): Promise<string[]> {
  const store = { route: '/test', incrementalCache: {}, pendingRevalidatedTags: [] } as unknown as WorkStore;
  await workAsyncStorage.run(store, work);
  return (store.pendingRevalidatedTags ?? []).map(({ tag }) => tag).sort();
}
