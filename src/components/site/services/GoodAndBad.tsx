import { LinkedHeading } from '@/components/site/LinkedHeading';
import type { TitledText } from '@/content/site/services/ServicePage';
import styles from './GoodAndBad.module.css';

interface Half {
  title: string;
  list: readonly TitledText[];
}

/** Two matching columns: what is worth it, and what isn't. */
export function GoodAndBad({ good, bad }: { good: Half; bad: Half }) {
  return (
    <div className={styles.halves}>
      {[good, bad].map((half) => (
        <div key={half.title} className={half === good ? undefined : styles.bad}>
          <LinkedHeading level={3} title={half.title} />
          <dl>
            {half.list.map(({ title, text }, place) => (
              <div key={place}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
