import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { logFailure } from './logFailure';
import { getSessionState, onSessionChange } from './sessionState';

declare module '@tanstack/react-query' {
  interface Register {
    /** What is written to the browser's console when it fails. */
    queryMeta: { failure: string };
    mutationMeta: { failure: string };
  }
}

const noteFailure = (error: Error, failure = 'A call failed') => logFailure(failure, error);

/** What signed-in screens read from the API, and how; inside of `QueryProvider`. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { meta }) => noteFailure(error, meta?.failure) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => noteFailure(error, meta?.failure),
  }),
  defaultOptions: {
    queries: {
      // `connection` repeats what had no answer, here and in reads that aren't queries, and says so; all else was one.
      retry: false,
      // It also knows when it is worth asking again; `navigator.onLine` often doesn't.
      networkMode: 'always',
      refetchOnReconnect: false,
      // A form or a table must not change in front of somebody who only looked elsewhere.
      refetchOnWindowFocus: false,
      // A screen is never begun with what is old.
      gcTime: 0,
    },
    mutations: { networkMode: 'always' },
  },
});

let lastUserId = getSessionState().user?.id;

// Another account may follow on the very next drawing, before anything unused is let go.
onSessionChange(() => {
  const userId = getSessionState().user?.id;
  if (userId === undefined || userId === lastUserId) return;
  if (lastUserId !== undefined) queryClient.clear();
  lastUserId = userId;
});
