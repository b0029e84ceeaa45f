import { Button } from './Button';
import { FormMessage } from './FormMessage';
import styles from './LoadFailure.module.css';

interface LoadFailureProps {
  message: string;
  /** Label of the retry button. */
  retry: string;
  onRetry: () => void;
}

/** Shows that loading failed, with a retry button. */
export function LoadFailure({ message, retry, onRetry }: LoadFailureProps) {
  return (
    <div className={styles.failure}>
      <FormMessage>{message}</FormMessage>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
