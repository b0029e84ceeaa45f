'use client';

import { createContext, use, useId, useState, type ReactNode } from 'react';
import type { ExplainedAnalysis } from '@/domain/analysis/explainSavings';
import { ExplainToggle, type ExplainToggleProps } from './ExplainToggle';
import { ExplanationRow } from './ExplanationRow';

const OpenExplanation = createContext<Omit<ExplainToggleProps, 'label' | 'of'> | null>(null);

interface ExplainedRowProps {
  /** What the figures can be explained from. */
  analysis: ExplainedAnalysis;
  opportunityId: string;
  /** Of the table. */
  columns: number;
  /** The row with the figures, which has an `ExplainRowToggle` in it. */
  children: ReactNode;
}

/** A row and, once it is asked for, the explanation below it. */
export function ExplainedRow({ children, ...row }: ExplainedRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <OpenExplanation value={{ controls: id, isOpen, onToggle: () => setIsOpen(!isOpen) }}>
      {children}
      {isOpen && <ExplanationRow id={id} {...row} />}
    </OpenExplanation>
  );
}

/** Opens and closes the explanation of the row that it stands in. */
export function ExplainRowToggle({ of }: Required<Pick<ExplainToggleProps, 'of'>>) {
  const opened = use(OpenExplanation);
  return opened && <ExplainToggle {...opened} of={of} />;
}
