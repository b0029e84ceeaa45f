'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '@/client/apiClient';
import { queryKeys } from '@/client/queryKeys';
import { readAgain, showChanged } from '@/client/readAgain';
import type { NewShare, Share } from '@/schemas/share';

interface ShareState {
  /** Until when a link works; null without one. */
  expiresAt: string | null;
  /** The link, only right after it was made. */
  url: string | null;
  isRevoked: boolean;
}

const withoutLink: ShareState = { expiresAt: null, url: null, isRevoked: false };

const changes = {
  create: async (path: `/${string}`): Promise<ShareState> => {
    const { url, expires_at } = await callApi<NewShare>(path, { method: 'POST' });
    return { url, expiresAt: expires_at, isRevoked: false };
  },
  revoke: async (path: `/${string}`): Promise<ShareState> => {
    await callApi<Share>(path, { method: 'DELETE' });
    return { ...withoutLink, isRevoked: true };
  },
};

/** The link under which something can be seen without an account; `path` is that of its calls. */
export function useShare(path: `/${string}`) {
  const queryKey = queryKeys.share(path);
  const { data: state, isError: isUnknown } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<ShareState> => {
      const { expires_at } = await callApi<Share>(path, { signal });
      return { ...withoutLink, expiresAt: expires_at };
    },
    meta: { failure: 'The state of the link could not be loaded' },
  });
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: (change: keyof typeof changes) => changes[change](path),
    onSuccess: (changed) => showChanged(queryKey, changed),
    meta: { failure: 'The link could not be changed' },
  });

  return {
    ...(state ?? withoutLink),
    /** Whether that is known by now, or can't be found out. */
    isKnown: state !== undefined,
    isUnknown,
    reload: () => void readAgain(queryKey),
    /** What is being done to the link. */
    underway: isPending ? variables : null,
    hasFailed: isError,
    create: () => mutate('create'),
    revoke: () => mutate('revoke'),
  };
}
