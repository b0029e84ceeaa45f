import type { ReactNode } from 'react';
import { LinkedHeading } from '@/components/site/LinkedHeading';
import { Section } from './Section';
import styles from './WordsBeside.module.css';

interface WordsBesideProps {
  /** Id of the title, which labels the section. */
  titleId: string;
  title: string;
  /** Content below the title: paragraphs, a link. */
  words: ReactNode;
  tone?: 'paper' | 'tint';
  /** For a tall figure: aligns the text to its top instead of its center. */
  isTopAligned?: boolean;
  /** The figure that illustrates the text. */
  children: ReactNode;
}

/** Section with text beside a figure; stacked on narrow screens. */
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
