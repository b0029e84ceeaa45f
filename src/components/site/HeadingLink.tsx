import type { ReactNode } from 'react';
import styles from './HeadingLink.module.css';

/** A heading as a link to itself, to be copied; an icon beside it appears on hover and focus. */
export function HeadingLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} className={styles.link}>
      {children}
    </a>
  );
}
