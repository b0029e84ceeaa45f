import type { ComponentProps, ReactNode } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  type: 'checkbox' | 'radio';
  label: ReactNode;
}

/** A checkbox or radio button whose whole box is clickable. */
export function Choice({ label, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} />
      <span>{label}</span>
    </label>
  );
}
