import { Link } from '@/components/ui/Link';
import type { NavigationLink } from '@/content/site/navigation';
import styles from './LinkList.module.css';

/** Links of a menu as a vertical list. */
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
