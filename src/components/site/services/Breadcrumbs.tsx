import { Link } from '@/components/ui/Link';
import { serviceLabels } from '@/content/site/services/serviceLabels';
import styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** The parent landing page. */
  parent: { name: string; path: string };
  name: string;
}

/** Breadcrumbs for pages without a tab bar. */
export function Breadcrumbs({ parent, name }: BreadcrumbsProps) {
  return (
    <nav aria-label={serviceLabels.breadcrumbs} className={styles.bar}>
      <ol role="list" className={styles.trail}>
        <li>
          <Link href={parent.path}>{parent.name}</Link>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
