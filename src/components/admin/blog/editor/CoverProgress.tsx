import { coverTexts as texts } from '@/content/admin/postEditor';
import styles from './CoverField.module.css';

/** How much of a file has been sent, from 0 to 1. */
export function CoverProgress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={texts.uploading}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles.progress}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}
