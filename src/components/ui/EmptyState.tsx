import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  /** 2 unless the list has a heading of its own. */
  level?: 2 | 3;
  text: string;
  /** What would begin it. */
  children?: ReactNode;
}

/** A list before its first entry: what will be there. */
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
