import { LinkedHeading } from '@/components/site/LinkedHeading';
import type { TitledText } from '@/content/site/services/ServicePage';
import styles from './PointList.module.css';

interface PointListProps {
  points: readonly TitledText[];
  /** `rows` puts the title beside its text, `columns` sets three or four side by side. */
  arrangement?: 'stacked' | 'rows' | 'columns';
  numbered?: boolean;
}

/** Short titled points under thin rules. */
export function PointList({ points, arrangement = 'stacked', numbered = false }: PointListProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List
      role="list"
      className={`${styles.list} ${styles[arrangement]} ${numbered ? styles.numbered : ''}`}
      data-count={points.length}
    >
      {points.map(({ title, text }, place) => (
        <li key={place} className={styles.point}>
          <LinkedHeading level={3} title={title} />
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
