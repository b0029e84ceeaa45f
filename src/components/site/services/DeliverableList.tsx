import { serviceLabels } from '@/content/site/services/serviceLabels';
import type { Deliverable } from '@/content/site/services/ServicePage';
import styles from './DeliverableList.module.css';

interface DeliverableListProps {
  deliverables: readonly Deliverable[];
  /** `narrow` for a column beside something else. */
  arrangement?: 'wide' | 'narrow';
}

/** What can be ordered or is handed over, with its form and time. */
export function DeliverableList({ deliverables, arrangement = 'wide' }: DeliverableListProps) {
  return (
    <ul role="list" className={styles[arrangement]}>
      {deliverables.map(({ name, text, form, time }, place) => (
        <li key={place} className={styles.item}>
          <h3>{name}</h3>
          <p className={styles.text}>{text}</p>
          <dl className={styles.facts}>
            <div>
              <dt>{serviceLabels.form}</dt>
              <dd>{form}</dd>
            </div>
            <div>
              <dt>{serviceLabels.duration}</dt>
              <dd>{time}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
