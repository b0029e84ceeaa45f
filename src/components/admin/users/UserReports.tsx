import { useId } from 'react';
import type { ApiList } from '@/client/callApiList';
import { CompareForm } from '@/components/analysis/CompareForm';
import { Button } from '@/components/ui/Button';
import { userDialogTexts as texts } from '@/content/admin/users';
import { formatDate } from '@/format/dates';
import type { UserReport } from '@/schemas/users';
import styles from './UserReports.module.css';

interface UserReportsProps extends ApiList<UserReport> {
  onView: (id: number) => void;
}

/** A user's latest analyses. */
export function UserReports({ items, total, onView }: UserReportsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h3 id={titleId}>{texts.reports}</h3>
      {total === 0 ? <p>{texts.noReports}</p> : null}
      {total > items.length ? <p>{texts.latest(items.length, total)}</p> : null}
      <ul className={styles.reports} role="list">
        {items.map((report) => (
          <li key={report.id}>
            <span className={styles.words}>
              <strong>{report.list_name}</strong>
              <small>
                {report.industry}, {formatDate(report.created_at)}
              </small>
            </span>
            <Button variant="secondary" size="small" onClick={() => onView(report.id)}>
              <span>
                {texts.viewReport}
                <span className="visually-hidden"> {report.list_name}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {items.length > 1 && <CompareForm key={items[0]?.id} analyses={items} level={4} inNewTab />}
    </section>
  );
}
