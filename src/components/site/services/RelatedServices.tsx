import type { NavigationLink } from '@/content/site/navigation';
import { serviceLabels } from '@/content/site/services/serviceLabels';
import { MoreLink } from './MoreLink';
import styles from './RelatedServices.module.css';

/** Where to go on from a page without a tab bar. */
export function RelatedServices({ links }: { links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={serviceLabels.related} className={styles.related}>
      <p className={styles.title}>{serviceLabels.related}</p>
      <ul role="list">
        {links.map((link) => (
          <li key={link.href}>
            <MoreLink {...link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
