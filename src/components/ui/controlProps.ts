import styles from './Field.module.css';
import type { FieldTexts } from './Field';

/** The attributes that tie a control to the label, hint and error which `Field` draws around it. */
export function controlProps(
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
  hasTrailing = false,
) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    className: hasTrailing ? `${styles.control} ${styles.withTrailing}` : styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
}
