'use client';

import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { loadSession } from '@/client/sessionStore';

interface Loaded<Answer> {
  status: 'loading' | 'failed' | 'ready';
  value: Answer | null;
  reload: () => Promise<void>;
}

/** What the API answers at `path`. A refused token makes the session look again, and the page's guard act on it. */
export function useLoaded<Answer>(path: `/${string}`): Loaded<Answer> {
  const [loaded, setLoaded] = useState<Omit<Loaded<Answer>, 'reload'>>({ status: 'loading', value: null });

  const reload = useCallback(async () => {
    try {
      setLoaded({ status: 'ready', value: await callApi<Answer>(path) });
    } catch (error) {
      setLoaded((before) => ({ status: 'failed', value: before.value }));
      if (error instanceof ApiError && error.status === 401) void loadSession();
    }
  }, [path]);

  useEffect(() => {
    let isGone = false;
    callApi<Answer>(path).then(
      (value) => !isGone && setLoaded({ status: 'ready', value }),
      () => !isGone && setLoaded({ status: 'failed', value: null }),
    );
    return () => {
      isGone = true;
    };
  }, [path]);

  return { ...loaded, reload };
}
