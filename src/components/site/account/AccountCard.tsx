import type { ReactNode } from 'react';
import { FormMessage } from '@/components/ui/FormMessage';
import styles from './AccountCard.module.css';

interface AccountCardProps {
  title: string;
  lede: string;
  /** Action of its form, as in "Signing in needs JavaScript". */
  action: string;
  children: ReactNode;
}

/** Account page with one small form. */
export function AccountCard({ title, lede, action, children }: AccountCardProps) {
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{lede}</p>
      </div>
      <div className={styles.card}>
        {children}
        <noscript>
          <FormMessage tone="info">
            {action} needs JavaScript. Please switch it on and reload this page.
          </FormMessage>
        </noscript>
      </div>
    </div>
  );
}
