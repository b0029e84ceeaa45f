import { Link } from '@/components/ui/Link';
import { ListCell, ListRow, ListRowHeader } from '@/components/ui/ListRow';
import { ListTable } from '@/components/ui/ListTable';
import { clientProgressTexts as texts } from '@/content/admin/progress';
import { progressTexts } from '@/content/progress';
import { formatDate } from '@/format/dates';
import type { ClientProgress } from '@/schemas/progress';
import text from '@/components/ui/Text.module.css';

interface ProjectsTableProps {
  projects: readonly ClientProgress[];
  /** The next rows are loading. */
  isBusy: boolean;
}

export function ProjectsTable({ projects, isBusy }: ProjectsTableProps) {
  const { columns } = texts;
  return (
    <ListTable
      label={texts.list}
      columns={Object.values(columns).map((label) => ({ label }))}
      isBusy={isBusy}
    >
      {projects.map(({ analysis_id, analysis_name, opportunity_id, client, ...progress }) => (
        <ListRow key={`${analysis_id} ${opportunity_id}`}>
          <ListRowHeader className={text.breaks}>
            <span>{progress.project}</span>
            {progress.note ? <small>{progress.note}</small> : null}
          </ListRowHeader>
          <ListCell label={columns.client} className={text.breaks}>
            <span>{client.name}</span>
            <small>{client.email}</small>
            <Link href={`/analysis-results/${analysis_id}#progress`}>{texts.report(analysis_name)}</Link>
          </ListCell>
          <ListCell label={columns.status}>{progressTexts.statuses[progress.status]}</ListCell>
          <ListCell label={columns.expected}>{savings(progress.expected)}</ListCell>
          <ListCell label={columns.actual}>
            <span>{savings(progress.actual)}</span>
            {progress.actual && progress.expected ? (
              <small>{progressTexts.ofExpected(progress.actual.usd, progress.expected.usd)}</small>
            ) : null}
            {progress.cost_usd === null ? null : <small>{progressTexts.spent(progress.cost_usd)}</small>}
          </ListCell>
          <ListCell label={columns.updated}>
            <time dateTime={progress.updated_at}>{formatDate(progress.updated_at)}</time>
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
  );
}

const savings = (of: ClientProgress['actual']): string =>
  of ? progressTexts.aYear(of.hours, of.usd) : progressTexts.none;
