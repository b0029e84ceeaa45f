import { Icon } from './Icon';
import styles from './CloseButton.module.css';

interface CloseButtonProps {
  label: string;
  onClick: () => void;
}

/** The × of a dialog. */
export function CloseButton({ label, onClick }: CloseButtonProps) {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={onClick} data-print="hide">
      <Icon name="close" />
    </button>
  );
}
