import { LinkedHeading } from '@/components/site/LinkedHeading';
import type { NavigationLink } from '@/content/site/navigation';
import type { PageSection, TitledText } from '@/content/site/services/ServicePage';
import styles from './FieldSections.module.css';
import { MoreLink } from './MoreLink';

interface Field extends Pick<PageSection, 'id'>, TitledText {
  link: NavigationLink;
}

/** Two short sections side by side, each with its own background and link. */
export function FieldSections({ fields }: { fields: readonly Field[] }) {
  return (
    <div className={styles.fields}>
      {fields.map(({ id, link, text, title }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.field}>
          <LinkedHeading level={2} id={`${id}-title`} sectionId={id} title={title} />
          <p>{text}</p>
          <MoreLink {...link} />
        </section>
      ))}
    </div>
  );
}
