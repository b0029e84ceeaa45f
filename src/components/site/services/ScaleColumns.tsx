import { LinkedHeading } from '@/components/site/LinkedHeading';
import { consultingServices } from '@/content/site/services/consultingServices';
import textStyles from '@/components/ui/Text.module.css';
import space from '@/components/ui/Space.module.css';
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
          <p className={textStyles.note}>{people}</p>
          <p className={`${textStyles.quiet} ${space.above3}`}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
