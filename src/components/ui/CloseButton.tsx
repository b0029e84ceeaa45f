import { Icon } from './Icon';
import styles from './CloseButton.module.css';

interface CloseButtonProps {
  label: string;
  /** Closing is blocked while an action is in progress. */
  isHeld?: boolean;
  onClick: () => void;
}

/** The × button of a dialog. */
export function CloseButton({ label, isHeld = false, onClick }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={label}
      aria-disabled={isHeld}
      onClick={isHeld ? undefined : onClick}
      data-print="hide"
    >
      <Icon name="close" />
    </button>
  );
}
