import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import styles from './BlockLink.module.css';

/**
 * A link that is called what its words say, and that its whole block leads along: the nearest ancestor with a position of
 * its own.
 */
export function BlockLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.link}>
      {children}
    </Link>
  );
}
