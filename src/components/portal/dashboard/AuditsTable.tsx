import { ButtonLink } from '@/components/ui/ButtonLink';
import { ListTable } from '@/components/ui/ListTable';
import tableStyles from '@/components/ui/ListTable.module.css';
import { auditListTexts as texts } from '@/content/portal/audit';
import { bandTexts, comparisonTexts } from '@/content/portal/report';
import { auditLimits } from '@/domain/audit/auditLimits';
import { scoreBand } from '@/domain/audit/scoreBand';
import { formatDate } from '@/format/dates';
import type { AuditListItem } from '@/schemas/audit';
import styles from './AuditsTable.module.css';

/** Newest first; what is beyond the shown ones is there to be compared with. */
export function AuditsTable({ audits }: { audits: AuditListItem[] }) {
  return (
    <ListTable
      label={texts.caption}
      className={styles.table}
      columns={Object.values(texts.columns).map((label) => ({ label }))}
    >
      {audits.slice(0, auditLimits.shown).map((audit, index) => (
        <AuditRow key={audit.id} audit={audit} earlier={audits[index + 1]} />
      ))}
    </ListTable>
  );
}

function AuditRow({ audit, earlier }: { audit: AuditListItem; earlier?: AuditListItem }) {
  const { columns } = texts;
  const { id, created_at, overall_score } = audit;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" id={`audit-${id}`} className={styles.date}>
        {formatDate(created_at)}
      </th>
      <td role="cell" data-label={columns.score}>
        {`${overall_score}%`}
      </td>
      <td role="cell" data-label={columns.status}>
        {bandTexts[scoreBand(overall_score)].badge}
      </td>
      <td role="cell" data-label={columns.change}>
        {earlier ? comparisonTexts.points(overall_score - earlier.overall_score) : texts.first}
      </td>
      <td role="cell" className={tableStyles.actions}>
        <div>
          <ButtonLink
            href={`/report/${id}`}
            variant="secondary"
            size="small"
            aria-describedby={`audit-${id}`}
          >
            {texts.view}
          </ButtonLink>
        </div>
      </td>
    </tr>
  );
}
