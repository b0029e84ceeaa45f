import { Button } from './Button';
import { FormMessage } from './FormMessage';
import styles from './LoadFailure.module.css';

interface LoadFailureProps {
  message: string;
  /** Of the button. */
  retry: string;
  onRetry: () => void;
}

/** Says that something could not be loaded, and tries again. */
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
