import { LinkedHeading } from '@/components/site/LinkedHeading';
import { consultingServices } from '@/content/site/services/consultingServices';
import styles from './ScaleColumns.module.css';

const { sizes } = consultingServices.scale;

/** Three firm sizes, each under a bar of its length. */
export function ScaleColumns() {
  return (
    <ol role="list" className={styles.columns}>
      {sizes.map(({ title, people, text }, index) => (
        <li key={index}>
          <span className={styles.scale} style={{ width: `${((index + 1) / sizes.length) * 100}%` }} />
          <LinkedHeading level={3} title={title} />
          <p className={styles.people}>{people}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
