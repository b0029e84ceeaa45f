import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { queryKeys } from '@/client/queryKeys';
import { useWriterId } from '@/client/useWriterId';
import { postDrafts } from './postDrafts';
import { loadPost, type LoadedPost } from './loadPost';

type State = LoadedPost | 'loading' | 'failed' | 'gone';

/** Loads the post at `slug`, or a new one for null, and holds its state while it is edited. */
export function useLoadedPost(slug: string | null, defaultAuthor: string) {
  const userId = useWriterId();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.editedPost(slug),
    queryFn: ({ signal }) => loadPost(slug, defaultAuthor, userId, signal),
    // No background refetch, which would replace the data during editing.
    staleTime: Infinity,
    meta: { failure: 'The post could not be loaded' },
  });
  const [edited, setEdited] = useState<LoadedPost>();

  // If the dialog closes just as its post arrives, the form that releases the draft never mounts.
  useEffect(
    () => () => {
      const loaded = client.getQueryData<LoadedPost>(queryKeys.editedPost(slug));
      if (loaded) postDrafts.release(loaded.draftKey);
    },
    [client, slug],
  );

  const update = useCallback(
    (change: (loaded: LoadedPost) => LoadedPost) =>
      setEdited((before) => {
        const loaded = before ?? data;
        return loaded && change(loaded);
      }),
    [data],
  );
  return { state: edited ?? data ?? waitingState(error), update, retry: () => void refetch() };
}

function waitingState(error: Error | null): Exclude<State, LoadedPost> {
  if (!error) return 'loading';
  return error instanceof ApiError && error.status === 404 ? 'gone' : 'failed';
}
