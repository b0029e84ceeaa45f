'use client';

import { useCallback, useEffect, useState } from 'react';
import { callApi } from '@/client/apiClient';
import { logFailure } from '@/client/logFailure';

interface AdminAnswer<Answer> {
  /** Null until the first answer. The one of before stays while the next is on its way, and after a failure. */
  answer: Answer | null;
  isLoading: boolean;
  hasFailed: boolean;
  reload: () => void;
}

interface Settled<Answer> {
  key: string;
  answer: Answer | null;
  hasFailed: boolean;
}

/** What the admin API answers at `path`, for screens that show one thing. Lists have `useAdminList`. */
export function useAdminAnswer<Answer>(path: `/${string}`): AdminAnswer<Answer> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<Answer>>({ key: '', answer: null, hasFailed: false });
  const key = `${attempt} ${path}`;

  useEffect(() => {
    const left = new AbortController();
    callApi<Answer>(path, { signal: left.signal }).then(
      (answer) => left.signal.aborted || setSettled({ key, answer, hasFailed: false }),
      (error: unknown) => {
        if (left.signal.aborted) return;
        logFailure('A part of the Admin Portal could not be loaded', error);
        setSettled(({ answer }) => ({ key, answer, hasFailed: true }));
      },
    );
    return () => left.abort();
  }, [path, key]);

  return {
    answer: settled.answer,
    isLoading: settled.key !== key,
    hasFailed: settled.key === key && settled.hasFailed,
    reload: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
