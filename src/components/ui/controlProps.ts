import styles from './Field.module.css';
import type { FieldTexts } from './Field';

/** Returns the attributes that connect a control to the label, hint and error of its `Field`. */
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
