'use client';

import { useCallback, useEffect, useState } from 'react';
import { callApiList, type ApiList } from '@/client/callApiList';
import { logFailure } from '@/client/logFailure';

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
    const left = new AbortController();
    callApiList<Item>(path, { signal: left.signal }).then(
      (list) => left.signal.aborted || setSettled({ key, list, hasFailed: false }),
      (error: unknown) => {
        if (left.signal.aborted) return;
        logFailure('A list could not be loaded', error);
        setSettled(({ list }) => ({ key, list, hasFailed: true }));
      },
    );
    return () => left.abort();
  }, [path, key]);

  return {
    items: settled.list?.items ?? null,
    total: settled.list?.total ?? 0,
    isLoading: settled.key !== key,
    hasFailed: settled.key === key && settled.hasFailed,
    reload: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
