import { Icon } from './Icon';
import styles from './CloseButton.module.css';

interface CloseButtonProps {
  label: string;
  /** Something has to be finished first. */
  isHeld?: boolean;
  onClick: () => void;
}

/** The × of a dialog. */
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
