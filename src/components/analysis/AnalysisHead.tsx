import type { ReactNode } from 'react';
import { FormMessage } from '@/components/ui/FormMessage';
import { reportTexts as texts } from '@/content/analysis/report';
import styles from './AnalysisHead.module.css';

interface AnalysisHeadProps {
  /** The analysis's. */
  name: string;
  /** Why somebody sees it who doesn't own it. */
  note?: string;
  /** What can be done with it. */
  children?: ReactNode;
}

/** The head of a page that shows one analysis. */
export function AnalysisHead({ name, note, children }: AnalysisHeadProps) {
  return (
    <header className={styles.head}>
      {note && <FormMessage tone="info">{note}</FormMessage>}
      <h1 className={styles.title}>
        {texts.pageTitle}
        <span className={styles.name}>{name}</span>
      </h1>
      {children}
    </header>
  );
}
