import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** Texts that `Field` shows around a form control. */
export interface FieldTexts {
  label: ReactNode;
  /** Help text, announced together with the control. */
  hint?: ReactNode;
  /** Validation message; its presence marks the control as invalid. */
  error?: string;
}

interface FieldProps extends FieldTexts {
  /** The control's id. */
  id: string;
  /** Rendered inside the right end of the control, such as a show/hide button. */
  trailing?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Layout of a control with its label, hint and error. */
export function Field({ id, label, hint, error, trailing, className, children }: FieldProps) {
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        {children}
        {trailing ? <div className={styles.trailing}>{trailing}</div> : null}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
