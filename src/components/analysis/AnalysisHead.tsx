import type { ReactNode } from 'react';
import { FormMessage } from '@/components/ui/FormMessage';
import { reportTexts as texts } from '@/content/analysis/report';
import space from '@/components/ui/Space.module.css';
import stack from '@/components/ui/Stack.module.css';
import heading from '@/components/ui/Heading.module.css';
import text from '@/components/ui/Text.module.css';

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
    <header className={`${stack.gap5} ${space.below6}`}>
      {note && <FormMessage tone="info">{note}</FormMessage>}
      <h1 className={`${stack.gap2} ${text.title}`}>
        {texts.pageTitle}
        <span className={`${heading.aside} ${text.subheading} ${text.quiet} ${text.breaks}`}>{name}</span>
      </h1>
      {children}
    </header>
  );
}
