import { Link } from '@/components/ui/Link';
import { Icon } from '@/components/ui/Icon';
import type { NavigationLink } from '@/content/site/navigation';
import styles from './MoreLink.module.css';

/** Link to the page with more information. */
export function MoreLink({ label, href }: NavigationLink) {
  return (
    <Link href={href} className={styles.link}>
      {label}
      <Icon name="arrow-right" sizePx={18} />
    </Link>
  );
}
