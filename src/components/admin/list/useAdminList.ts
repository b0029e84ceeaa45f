'use client';

import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { callApiList, type ApiList } from '@/client/callApiList';
import { logFailure } from '@/client/logFailure';
import { loadSession } from '@/client/sessionStore';

export interface AdminList<Item> {
  /** Null until the first answer. The rows of before stay while the next are on their way, and after a failure. */
  items: Item[] | null;
  total: number;
  isLoading: boolean;
  hasFailed: boolean;
  reload: () => void;
}

interface Settled<Item> {
  key: string;
  list: ApiList<Item> | null;
  hasFailed: boolean;
}

/** What a list of the admin API answers at `path`, which may carry a query. The latest request wins. */
export function useAdminList<Item>(path: `/${string}`): AdminList<Item> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<Item>>({ key: '', list: null, hasFailed: false });
  const key = `${attempt} ${path}`;

  useEffect(() => {
    let isCurrent = true;
    callApiList<Item>(path).then(
      (list) => isCurrent && setSettled({ key, list, hasFailed: false }),
      (error: unknown) => {
        logFailure('A list could not be loaded', error);
        if (isCurrent) setSettled(({ list }) => ({ key, list, hasFailed: true }));
        // A session that has ended makes the page's guard act.
        if (error instanceof ApiError && error.status === 401) void loadSession();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [path, key]);

  return {
    items: settled.list?.items ?? null,
    total: settled.list?.total ?? 0,
    isLoading: settled.key !== key,
    hasFailed: settled.key === key && settled.hasFailed,
    reload: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
