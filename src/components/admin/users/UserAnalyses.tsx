import { useId } from 'react';
import type { ApiList } from '@/client/callApiList';
import { Button } from '@/components/ui/Button';
import { userDialogTexts as texts } from '@/content/admin/users';
import { formatDate } from '@/format/dates';
import type { UserAnalysis } from '@/schemas/users';
import styles from './UserAnalyses.module.css';
import stack from '@/components/ui/Stack.module.css';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';

interface UserAnalysesProps extends ApiList<UserAnalysis> {
  onView: (id: number) => void;
}

/** A user's latest analyses. */
export function UserAnalyses({ items, total, onView }: UserAnalysesProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`${styles.section} ${stack.gap2} ${space.above6}`}>
      <h3 id={titleId}>{texts.analyses}</h3>
      {total === 0 ? <p>{texts.noAnalyses}</p> : null}
      {total > items.length ? <p>{texts.latest(items.length, total)}</p> : null}
      <ul className={styles.analyses} role="list">
        {items.map((analysis) => (
          <li key={analysis.id}>
            <span className={`${styles.words} ${text.breaks}`}>
              <strong>{analysis.list_name}</strong>
              <small className={text.faint}>
                {`${analysis.industry}, ${formatDate(analysis.created_at)}`}
              </small>
            </span>
            <Button variant="secondary" size="small" onClick={() => onView(analysis.id)}>
              <span>
                {texts.viewAnalysis}
                <span className="visually-hidden">{` ${analysis.list_name}`}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
