import styles from './Button.module.css';

export interface ButtonLook {
  /** `primary` is the one pink action of a screen, `secondary` has an outline, `quiet` neither. */
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'medium' | 'small';
}

/** The classes that make a button or a link look like a button. */
export function buttonClassName(
  { variant = 'primary', size = 'medium' }: ButtonLook,
  className?: string,
): string {
  return [styles.button, styles[variant], size === 'small' && styles.small, className]
    .filter(Boolean)
    .join(' ');
}
