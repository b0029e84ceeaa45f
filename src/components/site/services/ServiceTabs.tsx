import { Link } from '@/components/ui/Link';
import { Icon } from '@/components/ui/Icon';
import { serviceLabels, serviceTabs, type ServiceTabId } from '@/content/site/services/serviceLabels';
import styles from './ServiceTabs.module.css';

function TabLinks({ current }: { current: ServiceTabId }) {
  return serviceTabs.map(({ id, label, href }) => (
    <li key={id}>
      <Link href={href} className={styles.tab} aria-current={id === current ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  ));
}

/**
 * Tab bar of the consulting pages: a row, or a disclosure on narrow screens. Each page names its own tab, so that the
 * bar needs no script.
 */
export function ServiceTabs({ current }: { current: ServiceTabId }) {
  const currentLabel = serviceTabs.find(({ id }) => id === current)?.label;
  return (
    <nav aria-label={serviceLabels.tabs} className={styles.bar}>
      <ul role="list" className={styles.row}>
        <TabLinks current={current} />
      </ul>
      <details className={styles.dropdown}>
        <summary className={styles.chosen}>
          {currentLabel}
          <Icon name="chevron-down" />
        </summary>
        <ul role="list" className={styles.options}>
          <TabLinks current={current} />
        </ul>
      </details>
    </nav>
  );
}
