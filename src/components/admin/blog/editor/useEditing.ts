'use client';

import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '@/client/logFailure';
import type { Editing } from '@/schemas/blog';
import { enterPost, leavePost } from '../blogApi';

/** How often the server is told that somebody is still there. */
const signMs = 30_000;

/** Who is in the post at `slug`, told to the server and asked of it for as long as the editor is open. */
export function useEditing(slug: string | null) {
  const [editor, setEditor] = useState<Editing['editor']>(null);

  useEffect(() => {
    if (slug === null) return undefined;
    let isCurrent = true;
    const sign = () => {
      enterPost(slug, false).then(
        (answer) => isCurrent && setEditor(answer.editor),
        (error: unknown) => logFailure('It is not known who is editing', error),
      );
    };
    sign();
    const timer = setInterval(sign, signMs);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      // Whatever becomes of it: the place frees itself after a while.
      leavePost(slug).catch(() => undefined);
    };
  }, [slug]);

  const takeOver = useCallback(async () => {
    if (slug === null) return;
    try {
      setEditor((await enterPost(slug, true)).editor);
    } catch (error) {
      logFailure('The post could not be taken over', error);
    }
  }, [slug]);

  return {
    /** Somebody else; null when there is nobody. */
    other: editor && !editor.isYou ? editor : null,
    takeOver,
  };
}
