import { Badge } from '@/components/ui/Badge';
import { ListCell, ListRow, ListRowHeader } from '@/components/ui/ListRow';
import { Button } from '@/components/ui/Button';
import { ColumnHeads } from '@/components/ui/ColumnHeads';
import { ownProgressTexts as texts } from '@/content/portal/progress';
import { progressTexts } from '@/content/progress';
import type { PlannedProject } from '@/domain/analysis/plan/PlannedProject';
import { missedHours } from '@/domain/analysis/progress/missedHours';
import { expectedSavings } from '@/domain/analysis/progress/expectedSavings';
import type { PresentedProgress } from '@/schemas/progress';
import table from '@/components/ui/Table.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './ProgressSection.module.css';

interface ProgressTableProps {
  projects: readonly PlannedProject[];
  byId: ReadonlyMap<string, PresentedProgress>;
  /** Undefined for read-only viewers. */
  onUpdate?: (project: PlannedProject) => void;
}

/** Table of the projects; on narrow screens each row is a card. */
export function ProgressTable({ projects, byId, onUpdate }: ProgressTableProps) {
  const { update, ...columns } = texts.columns;
  const labels = Object.values(onUpdate ? { ...columns, update } : columns);
  return (
    <table role="table" className={`${table.table} ${table.folds} ${table.pairs}`} aria-label={texts.title}>
      <ColumnHeads labels={labels} />
      <tbody role="rowgroup">
        {projects.map((project) => (
          <ProgressRow
            key={project.opportunity.id}
            project={project}
            progress={byId.get(project.opportunity.id)}
            onUpdate={onUpdate}
          />
        ))}
      </tbody>
    </table>
  );
}

interface ProgressRowProps extends Pick<ProgressTableProps, 'onUpdate'> {
  project: PlannedProject;
  progress: PresentedProgress | undefined;
}

function ProgressRow({ project, progress, onUpdate }: ProgressRowProps) {
  const { columns } = texts;
  const { name } = project.opportunity;
  const expected = expectedSavings(project.opportunity);
  const missed = progress && missedHours(project.opportunity, progress);
  return (
    <ListRow>
      <ListRowHeader>
        <span>{name}</span>
        {progress?.note ? <small className={text.breaks}>{progress.note}</small> : null}
      </ListRowHeader>
      <ListCell label={columns.status}>
        {progress ? (
          <Badge tone={progress.status === 'dropped' ? 'outline' : 'green'}>
            {progressTexts.statuses[progress.status]}
          </Badge>
        ) : (
          texts.undecided
        )}
      </ListCell>
      <ListCell label={columns.expected}>
        {expected ? progressTexts.aYear(expected.hours, expected.usd) : progressTexts.none}
      </ListCell>
      <ListCell label={columns.actual}>
        <Outcome progress={progress} />
        {missed === undefined ? null : <small>{progressTexts.belowLow(missed)}</small>}
      </ListCell>
      {onUpdate && (
        <ListCell className={styles.update}>
          <Button variant="secondary" size="small" data-print="hide" onClick={() => onUpdate(project)}>
            <span>
              {texts.update}
              <span className="visually-hidden">{` ${texts.of(name)}`}</span>
            </span>
          </Button>
        </ListCell>
      )}
    </ListRow>
  );
}

function Outcome({ progress }: Pick<ProgressRowProps, 'progress'>) {
  const { actual, expected, cost_usd: costUsd } = progress ?? {};
  return (
    <>
      <span>{actual ? progressTexts.aYear(actual.hours, actual.usd) : progressTexts.none}</span>
      {actual && expected ? <small>{progressTexts.ofExpected(actual.usd, expected.usd)}</small> : null}
      {typeof costUsd === 'number' ? <small>{progressTexts.spent(costUsd)}</small> : null}
    </>
  );
}
