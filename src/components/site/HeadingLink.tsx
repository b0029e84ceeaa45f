import type { ReactNode } from 'react';
import styles from './HeadingLink.module.css';

/** A heading's words as a link to it, to be copied and sent; a sign beside them says so on hover and focus. */
export function HeadingLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} className={styles.link}>
      {children}
    </a>
  );
}
