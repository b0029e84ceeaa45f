import { managementConsulting } from '@/content/site/services/managementConsulting';
import { Illustration } from '../Illustration';
import styles from './OwnersRoadmap.module.css';

const { picture } = managementConsulting;

/** Projects over six months with their owners: a list, and decorative bars. */
export function OwnersRoadmap() {
  return (
    <Illustration title={picture.title} caption={picture.caption}>
      <p className={styles.months} aria-hidden="true">
        {Array.from({ length: picture.monthCount }, (_, index) => (
          <span key={index}>
            <i>{picture.month}</i> {index + 1}
          </span>
        ))}
      </p>
      <ul role="list">
        {picture.rows.map(({ title, owner, start, end, kind, decision }, place) => (
          <li key={place} className={styles.row}>
            <div className={styles.words}>
              <b>{title}</b>
              <span>
                {picture.owner}: {owner}
              </span>
              <span className="visually-hidden">
                {picture.months(start, end)}
                {decision ? `. ${picture.decision}: ${picture.months(decision, decision)}` : null}
              </span>
            </div>
            <div className={styles.lane} aria-hidden="true">
              <span className={styles.bar} data-kind={kind} style={{ gridColumn: `${start} / ${end + 1}` }}>
                {picture.kinds[kind]}
              </span>
              {decision ? (
                <span className={styles.decision} style={{ gridColumn: `${decision} / ${decision + 1}` }} />
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.key} aria-hidden="true">
        <span className={styles.diamond} /> {picture.decision}
      </p>
    </Illustration>
  );
}
