'use client';

import { createContext, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { LoadedPart } from '@/components/ui/LoadedPart';
import { openExplanationTexts } from '@/content/analysis/openExplanation';
import type { ExplainedAnalysis } from '@/domain/analysis/explainSavings';
import styles from './ExplainedRow.module.css';
import { ExplainToggle, type ExplainToggleProps } from './ExplainToggle';

interface ExplanationRowProps {
  /** Id of the row. */
  id: string;
  analysis: ExplainedAnalysis;
  opportunityId: string;
  columns: number;
}

/** The engine and its catalog load with the first explanation that is opened. */
const loadExplanation = () =>
  import('./OpportunityExplanation').then((module) => module.OpportunityExplanation);

/** Row below an opportunity, spanning all columns. */
function ExplanationRow({ id, analysis, opportunityId, columns }: ExplanationRowProps) {
  const ref = useRef<HTMLTableRowElement>(null);
  // On narrow screens the row above is taller than the screen.
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <tr ref={ref} role="row" id={id} className={styles.row}>
      <td role="cell" colSpan={columns} className={styles.cell}>
        <LoadedPart load={loadExplanation} part={{ analysis, opportunityId }} texts={openExplanationTexts} />
      </td>
    </tr>
  );
}

const OpenExplanation = createContext<Omit<ExplainToggleProps, 'label' | 'of'> | null>(null);

interface ExplainedRowProps {
  /** Data for explanations of its figures. */
  analysis: ExplainedAnalysis;
  opportunityId: string;
  /** Number of the table's columns. */
  columns: number;
  /** The row with the figures, which contains an `ExplainRowToggle`. */
  children: ReactNode;
}

/** A row and, on request, its explanation below. */
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

/** Toggles the explanation of its row. */
export function ExplainRowToggle({ of }: Required<Pick<ExplainToggleProps, 'of'>>) {
  const opened = use(OpenExplanation);
  return opened && <ExplainToggle {...opened} of={of} />;
}
