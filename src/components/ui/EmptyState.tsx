import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  /** Heading level: 2, or 3 below a list's own heading. */
  level?: 2 | 3;
  text: string;
  /** Action that creates the first entry. */
  children?: ReactNode;
}

/** Placeholder of a list without entries. */
export function EmptyState({ title, level = 2, text, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children}
    </div>
  );
}
