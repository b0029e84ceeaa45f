'use client';

import { useCallback, useEffect, useState } from 'react';
import { callApi } from '@/client/apiClient';

interface Loaded<Answer> {
  status: 'loading' | 'failed' | 'ready';
  value: Answer | null;
  reload: () => Promise<void>;
}

/** What the API answers at `path`. */
export function useLoaded<Answer>(path: `/${string}`): Loaded<Answer> {
  const [loaded, setLoaded] = useState<Omit<Loaded<Answer>, 'reload'>>({ status: 'loading', value: null });

  const reload = useCallback(async () => {
    try {
      setLoaded({ status: 'ready', value: await callApi<Answer>(path) });
    } catch {
      setLoaded((before) => ({ status: 'failed', value: before.value }));
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
