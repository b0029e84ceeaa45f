import { BookingLink } from '@/components/ui/BookingLink';
import { Button } from '@/components/ui/Button';
import { ListActions, ListCell, ListRow, ListRowHeader } from '@/components/ui/ListRow';
import { ListTable } from '@/components/ui/ListTable';
import { dashboardTexts as texts } from '@/content/portal/dashboard';
import { formatDate } from '@/format/dates';
import type { SummarizedAnalysis } from '@/schemas/analysis';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import list from '@/components/ui/ListTable.module.css';
import styles from './AnalysesTable.module.css';

interface AnalysesTableProps {
  analyses: readonly SummarizedAnalysis[];
  booking: BookingTarget;
  onView: (id: number) => void;
}

export function AnalysesTable({ analyses, booking, onView }: AnalysesTableProps) {
  return (
    <ListTable
      label={texts.tableTitle}
      columns={Object.entries(texts.columns).map(([key, label]) => ({ label, className: styles[key] }))}
    >
      {analyses.map((analysis) => (
        <AnalysisRow key={analysis.id} {...{ analysis, booking, onView }} />
      ))}
    </ListTable>
  );
}

interface AnalysisRowProps {
  analysis: SummarizedAnalysis;
  booking: BookingTarget;
  onView: (id: number) => void;
}

function AnalysisRow({ analysis, booking, onView }: AnalysisRowProps) {
  const nameId = `analysis-${analysis.id}`;
  const { columns } = texts;
  return (
    <ListRow>
      <ListRowHeader id={nameId} className={`${styles.name} ${list.name}`}>
        {analysis.list_name}
      </ListRowHeader>
      <ListCell label={columns.industry}>{analysis.industry}</ListCell>
      <ListCell label={columns.opportunities} className={styles.opportunities}>
        {analysis.opportunities}
      </ListCell>
      <ListCell label={columns.date} className={styles.date}>
        {formatDate(analysis.created_at)}
      </ListCell>
      <ListActions>
        <Button
          variant="secondary"
          size="small"
          aria-describedby={nameId}
          onClick={() => onView(analysis.id)}
        >
          {texts.viewResults}
        </Button>
        <BookingLink booking={booking} variant="quiet" size="small" aria-describedby={nameId}>
          {texts.discuss}
        </BookingLink>
      </ListActions>
    </ListRow>
  );
}
