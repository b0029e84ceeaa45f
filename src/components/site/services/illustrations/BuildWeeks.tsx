import { softwareDevelopment } from '@/content/site/services/softwareDevelopment';
import { Illustration } from '../Illustration';
import styles from './BuildWeeks.module.css';

const { picture } = softwareDevelopment;
const weekCount = 8;

/**
 * The weeks of a build as a staircase: each step starts where the previous one ended, and delivers something that runs.
 */
export function BuildWeeks() {
  return (
    <Illustration title={picture.title} caption={picture.caption}>
      <p className={styles.weeks} aria-hidden="true">
        {Array.from({ length: weekCount }, (_, index) => (
          <span key={index}>{index + 1}</span>
        ))}
      </p>
      <ol role="list">
        {picture.stages.map(({ from, to, title, shows }, place) => (
          <li key={place} className={styles.stage}>
            <p className={styles.bar} style={{ gridColumn: `${from} / ${to + 1}` }}>
              <span className={styles.when}>{picture.weeks(from, to)}</span>
            </p>
            <p
              className={styles.words}
              style={{ gridColumn: from <= weekCount / 2 ? `${to + 1} / -1` : `1 / ${from}` }}
              data-side={from <= weekCount / 2 ? 'after' : 'before'}
            >
              <b>{title}</b>
              <span>
                <i>{picture.friday}</i> {shows}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </Illustration>
  );
}
