'use client';

import { createContext, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { LoadedPart } from '@/components/ui/LoadedPart';
import { openExplanationTexts } from '@/content/analysis/openExplanation';
import type { ExplainedAnalysis } from '@/domain/analysis/explainSavings';
import styles from './ExplainedRow.module.css';
import { ExplainToggle, type ExplainToggleProps } from './ExplainToggle';

interface ExplanationRowProps {
  /** The row's id. */
  id: string;
  analysis: ExplainedAnalysis;
  opportunityId: string;
  columns: number;
}

/** The engine with its catalogue is fetched with the first explanation that is opened. */
const loadExplanation = () =>
  import('./OpportunityExplanation').then((module) => module.OpportunityExplanation);

/** A row below an opportunity's, across all columns. */
function ExplanationRow({ id, analysis, opportunityId, columns }: ExplanationRowProps) {
  const ref = useRef<HTMLTableRowElement>(null);
  // On a narrow screen the row it belongs to is taller than the screen.
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
