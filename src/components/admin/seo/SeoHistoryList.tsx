import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '@/client/queryKeys';
import { refetchQueries } from '@/client/refetchQueries';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import type { PageKey } from '@/domain/seo/pageKeys';
import { formatMoment } from '@/format/dates';
import text from '@/components/ui/Text.module.css';
import { fetchSeoHistory } from './seoApi';
import styles from './SeoHistoryList.module.css';

interface SeoHistoryListProps {
  pageKey: PageKey;
  /** Returns whether the version was restored. */
  onRestore: (versionId: number) => Promise<boolean>;
}

/** Earlier versions with author and time; each except the current one can be restored. */
export function SeoHistoryList({ pageKey, onRestore }: SeoHistoryListProps) {
  const queryKey = queryKeys.seoHistory(pageKey);
  const { data: history, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchSeoHistory(pageKey, signal),
    meta: { failure: 'The history could not be loaded' },
  });
  const [busyId, setBusyId] = useState<number | null>(null);

  const restore = async (versionId: number) => {
    setBusyId(versionId);
    if (await onRestore(versionId)) void refetchQueries(queryKey);
    setBusyId(null);
  };

  if (isError) return <p>{texts.historyFailed}</p>;
  if (!history) return <p>{texts.loading}</p>;
  if (history.length === 0) return <p>{texts.noHistory}</p>;
  return (
    <ol role="list" className={styles.list}>
      {history.map(({ id, savedAt, savedBy, record }, index) => {
        const when = formatMoment(savedAt);
        return (
          <li key={id}>
            <span>
              <b>
                <time dateTime={savedAt}>{when}</time>
              </b>
              <span>{` ${texts.savedBy(savedBy)}`}</span>
              <span className={`${styles.title} ${text.quiet} ${text.breaks}`}>
                {record.title ?? texts.untitled}
              </span>
            </span>
            {index === 0 ? (
              <span className={`${text.good} ${text.strong}`}>{texts.current}</span>
            ) : (
              <WorkingButton
                variant="secondary"
                size="small"
                aria-label={texts.restoreOf(when)}
                isWorking={busyId === id}
                isHeld={busyId !== null}
                onClick={() => void restore(id)}
              >
                {texts.restore}
              </WorkingButton>
            )}
          </li>
        );
      })}
    </ol>
  );
}
