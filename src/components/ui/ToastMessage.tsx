import styles from './ToastMessage.module.css';
import type { Toast } from './useToast';

/** A short message at the bottom. Its place is always there, so that screen readers notice what appears in it. */
export function ToastMessage({ toast }: { toast: Toast | null }) {
  return (
    <div role="status" className={styles.place}>
      {toast ? <p className={styles.toast}>{toast.message}</p> : null}
    </div>
  );
}
