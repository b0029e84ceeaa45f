import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { logFailure } from './logFailure';
import { getSessionState, onSessionChange } from './sessionState';

declare module '@tanstack/react-query' {
  interface Register {
    /** Logged to the console on failure. */
    queryMeta: { failure: string };
    mutationMeta: { failure: string };
  }
}

const noteFailure = (error: Error, failure = 'A call failed') => logFailure(failure, error);

/** The TanStack Query client of signed-in screens; provided by `QueryProvider`. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { meta }) => noteFailure(error, meta?.failure) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => noteFailure(error, meta?.failure),
  }),
  defaultOptions: {
    queries: {
      // `connection` already retries outages, also for reads that aren't queries, and shows a notice. All other
      // failures are final.
      retry: false,
      // `connection` also decides when to retry; `navigator.onLine` is unreliable.
      networkMode: 'always',
      refetchOnReconnect: false,
      // A form or table must not change when the user returns to the tab.
      refetchOnWindowFocus: false,
      // A screen never starts with stale data.
      gcTime: 0,
    },
    mutations: { networkMode: 'always' },
  },
});

let lastUserId = getSessionState().user?.id;

// Another account may sign in within the next render, before unused queries are garbage collected.
onSessionChange(() => {
  const userId = getSessionState().user?.id;
  if (userId === undefined || userId === lastUserId) return;
  if (lastUserId !== undefined) queryClient.clear();
  lastUserId = userId;
});
