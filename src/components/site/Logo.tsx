import { Link } from '@/components/ui/Link';
import styles from './Logo.module.css';

/** The firm's name and logo, a long bar above a short one: the hours before and after. Links to the home page. */
export function Logo({ firmName }: { firmName: string }) {
  return (
    <Link href="/" className={styles.logo}>
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
        <rect width="30" height="30" rx="6" className={styles.ground} />
        <rect x="6" y="8" width="18" height="5.5" rx="1.5" className={styles.before} />
        <rect x="6" y="16.5" width="8" height="5.5" rx="1.5" className={styles.after} />
      </svg>
      {firmName}
    </Link>
  );
}
