import { ButtonLink } from '@/components/ui/ButtonLink';
import { ListActions, ListCell, ListRow, ListRowHeader } from '@/components/ui/ListRow';
import { ListTable } from '@/components/ui/ListTable';
import { auditListTexts as texts } from '@/content/portal/audit';
import { bandTexts, comparisonTexts } from '@/content/portal/report';
import { auditLimits } from '@/domain/audit/auditLimits';
import { scoreBand } from '@/domain/audit/scoreBand';
import { formatDate } from '@/format/dates';
import type { AuditListItem } from '@/schemas/audit';
import text from '@/components/ui/Text.module.css';

/** Newest first; audits beyond the visible ones are needed for comparison. */
export function AuditsTable({ audits }: { audits: AuditListItem[] }) {
  return (
    <ListTable label={texts.caption} columns={Object.values(texts.columns).map((label) => ({ label }))}>
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
    <ListRow>
      <ListRowHeader id={`audit-${id}`} className={text.strong}>
        {formatDate(created_at)}
      </ListRowHeader>
      <ListCell label={columns.score}>{`${overall_score}%`}</ListCell>
      <ListCell label={columns.status}>{bandTexts[scoreBand(overall_score)].badge}</ListCell>
      <ListCell label={columns.change}>
        {earlier ? comparisonTexts.points(overall_score - earlier.overall_score) : texts.first}
      </ListCell>
      <ListActions>
        <ButtonLink href={`/report/${id}`} variant="secondary" size="small" aria-describedby={`audit-${id}`}>
          {texts.view}
        </ButtonLink>
      </ListActions>
    </ListRow>
  );
}
