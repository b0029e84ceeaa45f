import { ColumnHeads } from '@/components/ui/ColumnHeads';
import { calendarNotes } from '@/content/analysis/calendarNotes';
import { calendarTexts as texts } from '@/content/analysis/calendarTexts';
import { byStart, periodOf, planCalendar, type CalendarPlan } from '@/domain/analysis/plan/planCalendar';
import { formatCount } from '@/format/numbers';
import table from '@/components/ui/Table.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './PlanCalendar.module.css';

const yearDays = 365;
const percentOfYear = (day: number) => `${(Math.min(day, yearDays) / yearDays) * 100}%`;

interface CalendarTableProps {
  plan: CalendarPlan;
  /** Days a month of the client's people. */
  days: number;
}

/** Schedule of the projects for a number of days a month. */
export function CalendarTable({ plan, days }: CalendarTableProps) {
  const { ownDays } = plan;
  const { columns } = texts;
  const notes = calendarNotes(plan, days, days === ownDays.aMonth ? ownDays.basis : 'tried');
  return (
    <>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <table
        role="table"
        className={`${table.table} ${table.folds} ${styles.calendar}`}
        aria-label={texts.title}
      >
        <ColumnHeads labels={Object.values(columns)} />
        <tbody role="rowgroup">
          {byStart(planCalendar(plan, days)).map(({ project, ownDays: own, startDay, endDay }) => (
            <tr key={project.opportunity.id} role="row">
              <th role="rowheader" scope="row" className={text.breaks}>
                {project.opportunity.name}
              </th>
              <td role="cell" data-label={columns.ownDays}>
                {formatCount(own)}
              </td>
              <td role="cell" data-label={columns.from}>
                {texts.day(startDay)}
              </td>
              <td role="cell" data-label={columns.until}>
                <span>{texts.day(endDay)}</span>
                <small>{texts.periods[periodOf(endDay)]}</small>
              </td>
              <td role="cell" data-label={columns.bar} className={styles.bar}>
                <span aria-hidden="true">
                  <span
                    data-kind={project.kind}
                    style={{
                      left: percentOfYear(startDay),
                      right: `calc(100% - ${percentOfYear(endDay)})`,
                    }}
                  />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
