import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { profileTexts } from '@/content/portal/profile';

/** Says that something could not be loaded, and tries again. */
export function LoadProblem({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <FormMessage>
      {message}{' '}
      <Button variant="quiet" size="small" onClick={onRetry}>
        {profileTexts.tryAgain}
      </Button>
    </FormMessage>
  );
}
