import styles from './Button.module.css';

export interface ButtonLook {
  /** `primary` is the one pink action of a screen, `secondary` has an outline, `quiet` neither. */
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'medium' | 'small';
}

/** Returns the class names that style a button or a link as a button. */
export function buttonClassName(
  { variant = 'primary', size = 'medium' }: ButtonLook,
  className?: string,
): string {
  return [styles.button, styles[variant], size === 'small' && styles.small, className]
    .filter(Boolean)
    .join(' ');
}
