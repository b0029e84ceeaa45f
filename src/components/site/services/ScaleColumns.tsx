import { consultingServices } from '@/content/site/services/consultingServices';
import styles from './ScaleColumns.module.css';

const { labels, sizes } = consultingServices.scale;

/** Three sizes of firms, compared line by line. */
export function ScaleColumns() {
  return (
    <ol role="list" className={styles.columns}>
      {sizes.map(({ title, people, hurts, first }, index) => (
        <li key={index} className={styles.column}>
          <span className={styles.scale} style={{ width: `${((index + 1) / sizes.length) * 100}%` }} />
          <h3>{title}</h3>
          <p className={styles.people}>{people}</p>
          <dl className={styles.lines}>
            <div>
              <dt>{labels.hurts}</dt>
              <dd>{hurts}</dd>
            </div>
            <div>
              <dt>{labels.first}</dt>
              <dd>{first}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  );
}
