'use client';

import { TextField, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { AccentTools } from './AccentTools';
import styles from './AccentColorField.module.css';

/** The accent color as text, with a color picker below it. */
export function AccentColorField(props: TextFieldClientProps) {
  const { value, setValue } = useField<string | null>({ path: props.path });
  return (
    <div className={styles.field} data-own-part="">
      <TextField {...props} />
      <AccentTools value={value ?? ''} onChange={setValue} />
    </div>
  );
}
