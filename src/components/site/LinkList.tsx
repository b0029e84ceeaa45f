import { Link } from '@/components/ui/Link';
import type { NavigationLink } from '@/content/site/navigation';
import styles from './LinkList.module.css';

/** The links of a menu, one below the other. */
export function LinkList({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul role="list">
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
