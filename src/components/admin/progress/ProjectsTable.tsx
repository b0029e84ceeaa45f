import { Link } from '@/components/ui/Link';
import { ListTable } from '@/components/ui/ListTable';
import { clientProgressTexts as texts } from '@/content/admin/progress';
import { progressTexts } from '@/content/progress';
import { formatDate } from '@/format/dates';
import type { ClientProgress } from '@/schemas/progress';
import text from '@/components/ui/Text.module.css';

interface ProjectsTableProps {
  projects: readonly ClientProgress[];
  /** The next rows are on their way. */
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
        <tr key={`${analysis_id} ${opportunity_id}`} role="row">
          <th role="rowheader" scope="row" className={text.breaks}>
            <span>{progress.project}</span>
            {progress.note ? <small>{progress.note}</small> : null}
          </th>
          <td role="cell" data-label={columns.client} className={text.breaks}>
            <span>{client.name}</span>
            <small>{client.email}</small>
            <Link href={`/analysis-results/${analysis_id}#progress`}>{texts.report(analysis_name)}</Link>
          </td>
          <td role="cell" data-label={columns.status}>
            {progressTexts.statuses[progress.status]}
          </td>
          <td role="cell" data-label={columns.expected}>
            {savings(progress.expected)}
          </td>
          <td role="cell" data-label={columns.actual}>
            <span>{savings(progress.actual)}</span>
            {progress.actual && progress.expected ? (
              <small>{progressTexts.ofExpected(progress.actual.usd, progress.expected.usd)}</small>
            ) : null}
            {progress.cost_usd === null ? null : <small>{progressTexts.spent(progress.cost_usd)}</small>}
          </td>
          <td role="cell" data-label={columns.updated}>
            <time dateTime={progress.updated_at}>{formatDate(progress.updated_at)}</time>
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

const savings = (of: ClientProgress['actual']): string =>
  of ? progressTexts.aYear(of.hours, of.usd) : progressTexts.none;
