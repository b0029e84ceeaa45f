import type { ReactNode } from 'react';
import styles from './ToolPage.module.css';

interface ToolPageProps {
  title: string;
  lede: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A screen of the Admin Portal: its title, what it is for, and what it shows. */
export function ToolPage({ title, lede, action, children }: ToolPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {action}
      </div>
      <p className={styles.lede}>{lede}</p>
      {children}
    </div>
  );
}
