import { LinkedHeading } from '@/components/site/LinkedHeading';
import { smallBusinessConsulting } from '@/content/site/services/smallBusinessConsulting';
import { formatWeekHours } from './formatWeekHours';
import { hoursBack, hoursPerWeek } from './hoursBack';
import textStyles from '@/components/ui/Text.module.css';
import styles from './UseCaseList.module.css';

const { hours, list, range: rangeText } = smallBusinessConsulting.useCases;

/** Use cases with the hours that the engine expects to save of five a week. */
export function UseCaseList() {
  return (
    <ul role="list">
      {list.map(({ title, text, ...useCase }, place) => {
        const back = hoursBack(useCase);
        return (
          <li key={place} className={styles.item}>
            <LinkedHeading level={3} title={title} />
            <p className={textStyles.quiet}>{text}</p>
            <div className={styles.hours}>
              <p>
                <b>{hours(formatWeekHours(back.expected))}</b>
                <span>{rangeText(formatWeekHours(back.cautious), formatWeekHours(back.ambitious))}</span>
              </p>
              <span className={styles.track} aria-hidden="true">
                <span style={{ width: `${(back.expected / hoursPerWeek) * 100}%` }} />
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
