import styles from './ToastMessage.module.css';
import type { Toast } from './useToast';

/** A toast. Its live region is always rendered, so that screen readers announce new messages. */
export function ToastMessage({ toast }: { toast: Toast | null }) {
  return (
    <div role="status" className={styles.place}>
      {toast ? <p className={styles.toast}>{toast.message}</p> : null}
    </div>
  );
}
