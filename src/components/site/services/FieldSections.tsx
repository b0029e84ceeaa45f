import { LinkedHeading } from '@/components/site/LinkedHeading';
import styles from './FieldSections.module.css';
import { MoreLink } from './MoreLink';

interface Field {
  /** Anchor. */
  id: string;
  heading: string;
  text: string;
  /** Label of the link. */
  action: string;
  href: string;
}

/** Two short sections side by side, each with its own background and link. */
export function FieldSections({ fields }: { fields: readonly Field[] }) {
  return (
    <div className={styles.fields}>
      {fields.map(({ action, heading, href, id, text }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.field}>
          <LinkedHeading level={2} id={`${id}-title`} sectionId={id} title={heading} />
          <p>{text}</p>
          <MoreLink label={action} href={href} />
        </section>
      ))}
    </div>
  );
}
