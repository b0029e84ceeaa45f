import { LinkedHeading } from '@/components/site/LinkedHeading';
import { serviceLabels } from '@/content/site/services/serviceLabels';
import type { Deliverable } from '@/content/site/services/ServicePage';
import textStyles from '@/components/ui/Text.module.css';
import styles from './DeliverableList.module.css';

/** Deliverables with their form. */
export function DeliverableList({ deliverables }: { deliverables: readonly Deliverable[] }) {
  return (
    <ul role="list">
      {deliverables.map(({ name, text, form }, place) => (
        <li key={place} className={styles.item}>
          <LinkedHeading level={3} title={name} />
          <p className={textStyles.quiet}>{text}</p>
          <dl className={styles.facts}>
            <div>
              <dt>{serviceLabels.form}</dt>
              <dd>{form}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
