import styles from './CoverField.module.css';

interface UploadProgressProps {
  /** Portion of the file that has been sent, from 0 to 1. */
  share: number;
  label: string;
}

/** Progress of an upload. */
export function UploadProgress({ share, label }: UploadProgressProps) {
  const percent = Math.round(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles.progress}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}
