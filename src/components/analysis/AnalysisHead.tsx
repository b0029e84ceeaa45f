import type { ReactNode } from 'react';
import { FormMessage } from '@/components/ui/FormMessage';
import { reportTexts as texts } from '@/content/analysis/report';
import space from '@/components/ui/Space.module.css';
import stack from '@/components/ui/Stack.module.css';
import heading from '@/components/ui/Heading.module.css';
import text from '@/components/ui/Text.module.css';

interface AnalysisHeadProps {
  /** Name of the analysis. */
  name: string;
  /** Why a viewer other than the owner sees it. */
  note?: string;
  /** Actions on the analysis. */
  children?: ReactNode;
}

/** Head of a page with one analysis. */
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
