'use client';

import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { logFailure } from '@/client/logFailure';
import { loadSession } from '@/client/sessionStore';

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
    let isCurrent = true;
    callApi<Answer>(path).then(
      (answer) => isCurrent && setSettled({ key, answer, hasFailed: false }),
      (error: unknown) => {
        logFailure('A part of the Admin Portal could not be loaded', error);
        if (isCurrent) setSettled(({ answer }) => ({ key, answer, hasFailed: true }));
        // A session that has ended makes the page's guard act.
        if (error instanceof ApiError && error.status === 401) void loadSession();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [path, key]);

  return {
    answer: settled.answer,
    isLoading: settled.key !== key,
    hasFailed: settled.key === key && settled.hasFailed,
    reload: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
