import type { ReactNode } from 'react';
import { LinkedHeading } from '@/components/site/LinkedHeading';
import { Section } from './Section';
import styles from './WordsBeside.module.css';

interface WordsBesideProps {
  /** Of the title, which names the section. */
  titleId: string;
  title: string;
  /** What stands below the title: paragraphs, a link. */
  words: ReactNode;
  tone?: 'paper' | 'tint';
  /** For a tall figure: the words stand at its top instead of its middle. */
  isTopAligned?: boolean;
  /** The figure that shows what the words say. */
  children: ReactNode;
}

/** A section of words beside a figure; one above the other on a narrow screen. */
export function WordsBeside({ titleId, title, words, tone, isTopAligned, children }: WordsBesideProps) {
  return (
    <Section
      tone={tone}
      aria-labelledby={titleId}
      className={`${styles.grid} ${isTopAligned ? styles.top : ''}`}
    >
      <div className={styles.words}>
        <LinkedHeading level={2} id={titleId} title={title} />
        {words}
      </div>
      {children}
    </Section>
  );
}
