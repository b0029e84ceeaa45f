import { useId, type ReactNode } from 'react';
import type { ReportPart } from '@/content/analysis/reportParts';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './AnalysisReport.module.css';

interface ReportSectionProps {
  title: string;
  /** Level of the heading: 2 on a page, 3 below a dialog's title. */
  level: 2 | 3;
  /** Anchor for the page's contents; not in a dialog, whose ids would collide with the page below. */
  part?: ReportPart | undefined;
  children: ReactNode;
}

/** One part of the report under its heading. */
export function ReportSection({ title, level, part, children }: ReportSectionProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section id={part} aria-labelledby={id} className={styles.section}>
      <Heading id={id} className={`${space.below4} ${text.heading}`}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
