import { consent } from '@/content/site/consent';
import styles from './ConsentButton.module.css';

/** Lets a visitor change their answer. The banner listens for clicks on it, so that it needs no script of its own. */
export function ConsentButton() {
  return (
    <button type="button" className={styles.button} data-open-consent="">
      {consent.change}
    </button>
  );
}
