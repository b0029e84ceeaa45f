import styles from './ReportSpinner.module.css';

export function ReportSpinner({ text }: { text: string }) {
  return (
    <div role="status" className={styles.spinner}>
      <span className={styles.ring} aria-hidden="true" />
      <span>{text}</span>
    </div>
  );
}
