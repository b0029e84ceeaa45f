import { sampleReport } from '@/domain/useCase/sampleReport';
import { smallBusinessConsulting } from '@/content/site/services/smallBusinessConsulting';
import { formatWeekHours } from '../formatWeekHours';
import { Illustration } from '../Illustration';
import styles from './WeekBack.module.css';

const { picture } = smallBusinessConsulting;
const hoursPerDay = 8;
const weekHours = picture.days.length * hoursPerDay;

/** The sample's two weekly tasks in accounting: hours that one person spends, and hours saved. */
function deskTasks() {
  const { lines } = sampleReport();
  const find = (taskName: string) => {
    const line = lines.find(({ task }) => task.taskName === taskName);
    if (line?.task.frequency !== 'Week') throw new Error(`The sample has no weekly task “${taskName}”.`);
    return { hours: line.task.hours, backHours: line.task.hours * line.range.expected.share };
  };
  return {
    invoices: find('Processing supplier invoices'),
    payments: find('Chasing overdue payments'),
  };
}

type Cell = 'back' | 'kept' | 'other';

/** The week hour by hour. Hours saved are rounded to half hours and shown at the end of the week. */
function weekCells(taskHours: number, backHours: number): { first: Cell; second: Cell }[] {
  const kindAt = (hour: number): Cell => {
    if (hour >= weekHours - backHours) return 'back';
    return hour < taskHours - backHours ? 'kept' : 'other';
  };
  return Array.from({ length: weekHours }, (_, hour) => ({
    first: kindAt(hour),
    second: kindAt(hour + 0.5),
  }));
}

/** One person's week as forty squares: hours that remain, and hours saved. */
export function WeekBack() {
  const tasks = deskTasks();
  const taskHours = tasks.invoices.hours + tasks.payments.hours;
  const backHours = tasks.invoices.backHours + tasks.payments.backHours;
  const cells = weekCells(taskHours, Math.round(backHours * 2) / 2);
  return (
    <Illustration title={picture.title} label={picture.sample} caption={picture.caption}>
      <div className={styles.week} aria-hidden="true">
        {picture.days.map((day, dayIndex) => (
          <div key={day} className={styles.day}>
            <span>{day}</span>
            {cells
              .slice(dayIndex * hoursPerDay, (dayIndex + 1) * hoursPerDay)
              .map(({ first, second }, hour) => (
                <i key={hour} data-first={first} data-second={second} />
              ))}
          </div>
        ))}
      </div>
      <ul role="list" className={styles.legend} aria-hidden="true">
        {(['kept', 'other', 'back'] as const).map((kind) => (
          <li key={kind}>
            <i data-first={kind} data-second={kind} />
            {picture.legend[kind]}
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.tasks}>
        {(['invoices', 'payments'] as const).map((key) => (
          <li key={key}>
            <span>{picture.tasks[key]}</span>
            <span>{picture.summary(formatWeekHours(tasks[key].backHours), String(tasks[key].hours))}</span>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <b>{picture.sum(formatWeekHours(backHours))}</b> {picture.perWeek}
      </p>
    </Illustration>
  );
}
