'use client';

import { useEffect, useState } from 'react';
import { callApi } from '@/client/apiClient';
import { logFailure } from '@/client/logFailure';
import type { NewShare, Share } from '@/schemas/share';

interface ShareState {
  /** Until when a link works; null without one. */
  expiresAt: string | null;
  /** The link, only right after it was made. */
  url: string | null;
  isRevoked: boolean;
}

const withoutLink: ShareState = { expiresAt: null, url: null, isRevoked: false };

/** The link under which something can be seen without an account; `path` is that of its calls. */
export function useShare(path: `/${string}`) {
  const [state, setState] = useState(withoutLink);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    callApi<Share>(path)
      .then(({ expires_at }) => {
        if (!isCurrent) return;
        // A link that was made or withdrawn meanwhile is newer than this answer.
        setState((before) => (before === withoutLink ? { ...withoutLink, expiresAt: expires_at } : before));
      })
      .catch((error: unknown) => logFailure('The state of the link could not be loaded', error));
    return () => {
      isCurrent = false;
    };
  }, [path]);

  async function change(work: () => Promise<ShareState>): Promise<void> {
    setIsBusy(true);
    setHasFailed(false);
    try {
      setState(await work());
    } catch (error) {
      logFailure('The link could not be changed', error);
      setHasFailed(true);
    } finally {
      setIsBusy(false);
    }
  }

  return {
    ...state,
    isBusy,
    hasFailed,
    create: () =>
      change(async () => {
        const { url, expires_at } = await callApi<NewShare>(path, { method: 'POST' });
        return { url, expiresAt: expires_at, isRevoked: false };
      }),
    revoke: () =>
      change(async () => {
        await callApi<Share>(path, { method: 'DELETE' });
        return { ...withoutLink, isRevoked: true };
      }),
  };
}
