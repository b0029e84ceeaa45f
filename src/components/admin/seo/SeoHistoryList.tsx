import { useEffect, useState } from 'react';
import { logFailure } from '@/client/logFailure';
import { Button } from '@/components/ui/Button';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import type { PageKey } from '@/domain/seo/pageKeys';
import { formatMoment } from '@/format/dates';
import type { SeoHistory } from '@/schemas/seo';
import { fetchSeoHistory } from './seoApi';
import styles from './SeoHistoryList.module.css';

interface SeoHistoryListProps {
  pageKey: PageKey;
  /** Answers whether it was restored. */
  onRestore: (versionId: number) => Promise<boolean>;
}

/** What was saved before, by whom and when; each but the current can come back. */
export function SeoHistoryList({ pageKey, onRestore }: SeoHistoryListProps) {
  const [history, setHistory] = useState<SeoHistory | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busyId, setBusyId] = useState<number | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const keep = (next: SeoHistory | 'failed') => {
      if (isCurrent) setHistory(next);
    };
    fetchSeoHistory(pageKey).then(keep, (error: unknown) => {
      logFailure('The history could not be loaded', error);
      keep('failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [pageKey, attempt]);

  const restore = async (versionId: number) => {
    setBusyId(versionId);
    if (await onRestore(versionId)) setAttempt((count) => count + 1);
    setBusyId(null);
  };

  if (history === null) return <p>{texts.loading}</p>;
  if (history === 'failed') return <p>{texts.historyFailed}</p>;
  if (history.length === 0) return <p>{texts.noHistory}</p>;
  return (
    <ol className={styles.list}>
      {history.map(({ id, savedAt, savedBy, record }, index) => {
        const when = formatMoment(savedAt);
        return (
          <li key={id}>
            <span>
              <b>
                <time dateTime={savedAt}>{when}</time>
              </b>{' '}
              {texts.savedBy(savedBy)}
              <span className={styles.title}>{record.title ?? texts.untitled}</span>
            </span>
            {index === 0 ? (
              <span className={styles.current}>{texts.current}</span>
            ) : (
              <Button
                variant="secondary"
                size="small"
                aria-label={texts.restoreOf(when)}
                aria-busy={busyId === id}
                disabled={busyId !== null}
                onClick={() => void restore(id)}
              >
                {texts.restore}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
