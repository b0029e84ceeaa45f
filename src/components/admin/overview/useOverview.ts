import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { logFailure } from '@/client/logFailure';
import { loadSession } from '@/client/sessionStore';
import type { Overview } from '@/schemas/overview';

interface Settled {
  key: string;
  overview: Overview | null;
  /** What went wrong, in the server's words if it had some. */
  failure: string | null;
}

/** What the overview answers for a span. The figures of before stay while the next are on their way. */
export function useOverview(query: string, failed: string) {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled>({ key: '', overview: null, failure: null });
  const key = `${attempt} ${query}`;

  useEffect(() => {
    let isCurrent = true;
    callApi<Overview>(`/api/admin/overview?${query}`).then(
      (overview) => isCurrent && setSettled({ key, overview, failure: null }),
      (error: unknown) => {
        logFailure('The overview could not be loaded', error);
        const failure = (error instanceof ApiError && error.errors[0]?.message) || failed;
        if (isCurrent) setSettled({ key, overview: null, failure });
        // A session that has ended makes the page's guard act.
        if (error instanceof ApiError && error.status === 401) void loadSession();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, query, failed]);

  return {
    overview: settled.overview,
    failure: settled.key === key ? settled.failure : null,
    isLoading: settled.key !== key,
    reload: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
