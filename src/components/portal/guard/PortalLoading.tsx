import { guardTexts } from '@/content/portal/account';
import styles from './PortalLoading.module.css';

/** Shown while the session loads. Its text appears only after a delay. */
export function PortalLoading() {
  return (
    <div className={styles.loading}>
      <p role="status" className={styles.text}>
        {guardTexts.loading}
      </p>
      <noscript>
        <p>{guardTexts.withoutScript}</p>
      </noscript>
    </div>
  );
}
