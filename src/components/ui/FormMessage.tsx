import type { ReactNode } from 'react';
import { StrokeIcon } from './StrokeIcon';
import { toneStrokes } from './toneStrokes';
import styles from './FormMessage.module.css';

interface FormMessageProps {
  tone?: 'error' | 'success' | 'info';
  children: ReactNode;
}

const icons = { error: 'alert', success: 'check', info: 'info' } as const;

/** Result message of a form. Errors are announced assertively, all others politely. */
export function FormMessage({ tone = 'error', children }: FormMessageProps) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={`${styles.message} ${styles[tone]}`}>
      <StrokeIcon stroke={toneStrokes[icons[tone]]} />
      <span>{children}</span>
    </div>
  );
}
