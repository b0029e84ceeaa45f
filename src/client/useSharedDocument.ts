'use client';

import { useEffect, useState } from 'react';
import { ApiError } from './ApiError';
import { callApi } from './apiClient';
import { useLocationHash } from './useLocationHash';

type SharedDocumentState<Shown> =
  { status: 'loading' | 'gone' | 'failed' } | { status: 'open'; shown: Shown };

const refusedStatuses = [400, 404];

/**
 * Returns the document shared by the token in the URL's fragment; a changed token opens another document. `path` is
 * the API call that opens it.
 */
export function useSharedDocument<Shown>(path: `/${string}`): SharedDocumentState<Shown> {
  const token = useLocationHash();
  const [opened, setOpened] = useState<{ token: string; state: SharedDocumentState<Shown> }>();
  useEffect(() => {
    if (token === null) return undefined;
    let isCurrent = true;
    void open<Shown>(path, token).then((state) => isCurrent && setOpened({ token, state }));
    return () => {
      isCurrent = false;
    };
  }, [path, token]);
  return opened && opened.token === token ? opened.state : { status: 'loading' };
}

async function open<Shown>(path: `/${string}`, token: string): Promise<SharedDocumentState<Shown>> {
  try {
    const shown = await callApi<Shown>(path, { method: 'POST', body: { token } });
    return { status: 'open', shown };
  } catch (error) {
    const isRefused = error instanceof ApiError && refusedStatuses.includes(error.status);
    return { status: isRefused ? 'gone' : 'failed' };
  }
}
