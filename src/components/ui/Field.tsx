import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** What every form control shows around itself. */
export interface FieldTexts {
  label: ReactNode;
  /** Said before anything is wrong, read out together with the control. */
  hint?: ReactNode;
  /** What is wrong with the value; its presence marks the control as invalid. */
  error?: string;
}

interface FieldProps extends FieldTexts {
  /** The control's id. */
  id: string;
  /** Sits inside the control's right end, such as a show/hide button. */
  trailing?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Label, control, hint and error in their places. */
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
