import { useCallback, useEffect, useMemo, useState } from 'react';
import { logFailure } from '@/client/logFailure';
import type { EditedPost, Editing } from '@/schemas/blog';
import { enterPost, leavePost } from '../blogApi';

/** Interval of the heartbeat that reports the editor as active. */
const signMs = 30_000;

/** Reports the user as an editor of the post and polls for other editors while the editor is open. */
export function useEditing(post: EditedPost | null) {
  const id = post?.id;
  const slug = post?.frontmatter.slug;
  // Saves replace other fields of the post, but the editor presence must continue.
  const named = useMemo(() => (id === undefined || slug === undefined ? null : { slug, id }), [slug, id]);
  const [editor, setEditor] = useState<Editing['editor']>(null);

  useEffect(() => {
    if (named === null) return undefined;
    let isCurrent = true;
    const sign = () => {
      enterPost(named, false).then(
        (answer) => isCurrent && setEditor(answer.editor),
        (error: unknown) => logFailure('It is not known who is editing', error),
      );
    };
    sign();
    const timer = setInterval(sign, signMs);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      // A failure is harmless: the presence expires on the server.
      leavePost(named).catch(() => undefined);
    };
  }, [named]);

  const takeOver = useCallback(async (): Promise<boolean> => {
    if (named === null) return false;
    try {
      const taken = await enterPost(named, true);
      setEditor(taken.editor);
      return true;
    } catch (error) {
      logFailure('The post could not be taken over', error);
      return false;
    }
  }, [named]);

  return {
    /** The other editor; null if there is none. */
    other: editor && !editor.isYou ? editor : null,
    /** Returns whether the takeover succeeded. */
    takeOver,
  };
}
