import { guardTexts } from '@/content/portal/account';
import styles from './PortalLoading.module.css';

/** Until it is known who is there. Its text appears only when that takes a moment. */
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
