'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft } from './draftStore';
import type { LoadedPost } from './loadPost';
import { isSameForm } from './postForm';

/** How long nothing is typed before the draft is kept. */
const quietMs = 500;

/** Nothing to keep, kept at a moment (milliseconds since 1970), or impossible. */
export type DraftStatus = 'none' | 'failed' | number;

/**
 * Keeps what differs from the stored post in this browser: while somebody types, when the tab goes out of sight or away,
 * and when the editor is closed for whatever reason. `forget` ends that, after a save or by choice.
 */
export function usePostDraft(loaded: LoadedPost): { status: DraftStatus; forget: () => void } {
  const latest = useRef(loaded);
  const isOver = useRef(false);
  const [status, setStatus] = useState<DraftStatus>('none');

  const keep = useCallback((): DraftStatus => {
    const { form, initial, version, draftKey } = latest.current;
    if (isOver.current) return 'none';
    if (isSameForm(form, initial)) {
      dropDraft(draftKey);
      return 'none';
    }
    const savedAt = Date.now();
    return keepDraft(draftKey, { form, version, savedAt }) ? savedAt : 'failed';
  }, []);

  useEffect(() => {
    const { draftKey } = latest.current;
    latest.current = loaded;
    if (draftKey !== loaded.draftKey) {
      keep();
      dropDraft(draftKey);
    }
    const timer = setTimeout(() => setStatus(keep()), quietMs);
    return () => clearTimeout(timer);
  }, [loaded, keep]);

  useEffect(() => {
    const keepNow = () => void keep();
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
      keep();
    };
  }, [keep]);

  const forget = useCallback(() => {
    isOver.current = true;
    dropDraft(latest.current.draftKey);
  }, []);
  return { status, forget };
}
