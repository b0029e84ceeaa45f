import { useEffect, useState } from 'react';
import { overtakenSaveTexts as texts } from '@/content/connection';
import textButton from '../TextButton.module.css';
import styles from './LostConnection.module.css';

const conflict = 409;

/** Banner in a post's form: its last save was rejected, because the post was saved elsewhere since it was loaded. */
export function OvertakenSave({ postId, onReload }: { postId: number; onReload: () => void }) {
  const isOvertaken = useConflict(`/api/posts/${postId}`);
  return (
    <div role="status" className={styles.place}>
      {isOvertaken ? (
        <p className={styles.notice} data-overtaken="">
          <b>{texts.overtaken}</b>{' '}
          <button type="button" className={textButton.textButton} onClick={onReload}>
            {texts.reload}
          </button>{' '}
          <span>{texts.offered}</span>
        </p>
      ) : null}
    </div>
  );
}

/**
 * Returns whether a call of `path` was answered with a conflict. Payload reports a rejected autosave by a toast only, which
 * is gone when a tab in the background is opened.
 */
function useConflict(path: string): boolean {
  const [hasConflict, setHasConflict] = useState(false);
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const calls = list.getEntriesByType('resource') as PerformanceResourceTiming[];
      if (calls.some((call) => call.responseStatus === conflict && new URL(call.name).pathname === path))
        setHasConflict(true);
    });
    observer.observe({ type: 'resource' });
    return () => observer.disconnect();
  }, [path]);
  return hasConflict;
}
