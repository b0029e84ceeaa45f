import type { ReactNode } from 'react';
import card from '@/components/ui/Card.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';

interface ReportCardProps {
  /** Id of the title. */
  id: string;
  title: string;
  children: ReactNode;
}

/** Titled section of a report. */
export function ReportCard({ id, title, children }: ReportCardProps) {
  return (
    <section aria-labelledby={id} className={`${stack.gap4} ${card.pad6} ${card.card}`}>
      <h2 id={id} className={text.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
