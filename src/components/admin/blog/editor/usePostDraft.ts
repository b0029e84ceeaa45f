import { useEffect, useState } from 'react';
import type { LoadedPost } from './loadPost';
import { PostDraft, type DraftStatus } from './PostDraft';

/** Idle time in milliseconds before the draft is stored. */
const quietMs = 500;

/**
 * Stores the difference from the stored post in this browser: while the user types, when the tab is hidden or closed,
 * and when the editor closes. If storing fails, the browser asks before leaving the page. `forget` ends this after a
 * save or on request; `follow` receives the result of a save, even after the editor closed.
 */
export function usePostDraft(
  loaded: LoadedPost,
): { status: DraftStatus } & Pick<PostDraft, 'follow' | 'forget'> {
  const [draft] = useState(() => new PostDraft(loaded));
  const [status, setStatus] = useState<DraftStatus>('none');

  useEffect(() => {
    draft.follow(loaded);
    const timer = setTimeout(() => setStatus(draft.keep()), quietMs);
    return () => clearTimeout(timer);
  }, [loaded, draft]);

  useEffect(() => {
    const storeNow = () => void draft.keep();
    const askIfUnstored = (event: BeforeUnloadEvent) => {
      if (draft.keep() === 'failed') event.preventDefault();
    };
    draft.enter();
    window.addEventListener('beforeunload', askIfUnstored);
    window.addEventListener('pagehide', storeNow);
    document.addEventListener('visibilitychange', storeNow);
    return () => {
      window.removeEventListener('beforeunload', askIfUnstored);
      window.removeEventListener('pagehide', storeNow);
      document.removeEventListener('visibilitychange', storeNow);
      draft.leave();
    };
  }, [draft]);

  return { status, follow: (now) => draft.follow(now), forget: () => draft.forget() };
}
