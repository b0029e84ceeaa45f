'use client';

import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { logFailure } from '@/client/logFailure';
import { useSession } from '@/client/useSession';
import { loadPost, type LoadedPost } from './loadPost';

type State = LoadedPost | 'loading' | 'failed' | 'gone';

/** The post at `slug`, or a new one for null, from asking for it until it can be edited. */
export function useLoadedPost(slug: string | null, defaultAuthor: string) {
  // Whoever opened the editor owns its drafts, also when the session ends meanwhile.
  const { user } = useSession();
  const [userId] = useState(user?.id ?? 0);
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    loadPost(slug, defaultAuthor, userId).then(
      (loaded) => isCurrent && setState(loaded),
      (error: unknown) => {
        logFailure('The post could not be loaded', error);
        if (isCurrent) setState(error instanceof ApiError && error.status === 404 ? 'gone' : 'failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [slug, defaultAuthor, userId, attempt]);

  const update = useCallback(
    (change: (loaded: LoadedPost) => LoadedPost) =>
      setState((before) => (typeof before === 'string' ? before : change(before))),
    [],
  );
  const retry = useCallback(() => {
    setState('loading');
    setAttempt((count) => count + 1);
  }, []);
  return { state, update, retry };
}
