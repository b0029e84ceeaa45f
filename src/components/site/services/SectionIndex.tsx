import { serviceLabels } from '@/content/site/services/serviceLabels';
import type { ServicePage } from '@/content/site/services/ServicePage';
import { getFirmFacts } from '@/queries/getFirmFacts';
import styles from './SectionIndex.module.css';

const { index, indexed } = serviceLabels;

/**
 * Links to the sections of a service page in one line, sticky under the header on wide screens. Rendered between hero
 * and sections, as a child of `main`.
 */
export async function SectionIndex({
  page: { path, risks, sections, terms },
}: {
  page: Pick<ServicePage, 'path' | 'risks' | 'sections' | 'terms'>;
}) {
  const { promises } = await getFirmFacts();
  const { price, time } = promises.terms[path] ?? {};
  const entries = [
    ...sections,
    ...(terms || price || time ? [{ id: 'terms', label: terms ? indexed.needs : indexed.terms }] : []),
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
