import type { ReactNode } from 'react';
import { Section } from '@/components/site/Section';
import styles from './Statement.module.css';

interface StatementProps {
  /** In-page anchor of the section. */
  id: string;
  title: string;
  text: string;
  /** A link or the like below the text. */
  children?: ReactNode;
}

/** One thought on dark ground, in large type. */
export function Statement({ id, title, text, children }: StatementProps) {
  return (
    <Section id={id} tone="dark" aria-labelledby={`${id}-title`} className={styles.statement}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className={styles.words}>
        <p>{text}</p>
        {children}
      </div>
    </Section>
  );
}
