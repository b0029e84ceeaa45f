import type { ReactNode } from 'react';
import { FormMessage } from '@/components/ui/FormMessage';
import stack from '@/components/ui/Stack.module.css';
import styles from './ChoiceGroup.module.css';

interface ChoiceGroupProps {
  id: string;
  legend: ReactNode;
  /** Validation error of the group. */
  error?: string;
  /** Number of columns on wide screens. */
  columns?: 1 | 2;
  children: ReactNode;
}

/** Checkboxes or radio buttons that answer one question. */
export function ChoiceGroup({ id, legend, error, columns = 1, children }: ChoiceGroupProps) {
  return (
    <fieldset id={id} className={stack.gap2}>
      <legend className={styles.legend}>{legend}</legend>
      {error && <FormMessage>{error}</FormMessage>}
      <div className={`${styles.choices} ${stack.gap2}`} data-columns={columns}>
        {children}
      </div>
    </fieldset>
  );
}
