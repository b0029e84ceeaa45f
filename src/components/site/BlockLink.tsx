import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import styles from './BlockLink.module.css';

/** Link whose clickable area covers its whole block: the nearest positioned ancestor. */
export function BlockLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.link}>
      {children}
    </Link>
  );
}
