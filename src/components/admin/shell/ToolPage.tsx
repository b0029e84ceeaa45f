import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import { adminPortalTexts as texts } from '@/content/admin/portal';
import styles from './ToolPage.module.css';

interface ToolPageProps {
  title: string;
  lede: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the Admin Portal beside its tabs. */
export function ToolPage({ title, lede, action, children }: ToolPageProps) {
  return (
    <div className={styles.page}>
      <p>
        <Link href="/admin">{texts.back}</Link>
      </p>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {action}
      </div>
      <p className={styles.lede}>{lede}</p>
      {children}
    </div>
  );
}
