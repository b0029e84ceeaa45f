import { serviceLabels } from '@/content/site/services/serviceLabels';
import type { ServicePage } from '@/content/site/services/ServicePage';
import styles from './SectionIndex.module.css';

const { index, indexed } = serviceLabels;

/**
 * Links to the sections of a service page in one line, sticky under the header on wide screens. Rendered between hero
 * and sections, as a child of `main`.
 */
export function SectionIndex({
  page: { risks, sections },
}: {
  page: Pick<ServicePage, 'risks' | 'sections'>;
}) {
  const entries = [
    ...sections,
    { id: 'terms', label: indexed.terms },
    ...(risks ? [{ id: 'risks', label: indexed.risks }] : []),
    { id: 'questions', label: indexed.questions },
  ];
  return (
    <nav aria-label={index} className={styles.index} data-section-index="">
      <ul role="list" className={styles.list}>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
