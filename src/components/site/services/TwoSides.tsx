import { LinkedHeading } from '@/components/site/LinkedHeading';
import styles from './TwoSides.module.css';

interface Side {
  title: string;
  list: readonly string[];
}

/** Two opposite lists: when it makes sense, and when it doesn't. */
export function TwoSides({ yes, no }: { yes: Side; no: Side }) {
  return (
    <div className={styles.sides}>
      {[yes, no].map(({ title, list }) => (
        <div key={title} className={title === yes.title ? styles.yes : styles.no}>
          <LinkedHeading level={3} title={title} />
          <ul role="list">
            {list.map((item, place) => (
              <li key={place}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
