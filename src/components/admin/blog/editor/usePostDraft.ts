'use client';

import { useEffect, useState } from 'react';
import type { LoadedPost } from './loadPost';
import { PostDraft, type DraftStatus } from './PostDraft';

/** How long nothing is typed before the draft is kept. */
const quietMs = 500;

/**
 * Keeps what differs from the stored post in this browser: while somebody types, when the tab goes out of sight or away,
 * and when the editor is closed for whatever reason. Where it can't, the browser asks before the page goes. `forget` ends that, after a save or by choice; `follow` is told what
 * a save has made of the post, also after the editor was closed.
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
    const keepNow = () => void draft.keep();
    draft.enter();
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
      draft.leave();
    };
  }, [draft]);

  useEffect(() => {
    if (status !== 'failed') return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [status]);

  return { status, follow: (now) => draft.follow(now), forget: () => draft.forget() };
}
