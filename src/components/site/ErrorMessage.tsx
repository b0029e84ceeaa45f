import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { MessagePage } from './MessagePage';

/** For pages that could not be shown because something failed. */
export function ErrorMessage({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage
      figure="Error"
      title="Something went wrong on our side"
      text="The page could not be shown. Trying again often helps; if it doesn’t, please come back in a few minutes."
    >
      <Button onClick={onRetry}>Try again</Button>
      <ButtonLink href="/" variant="secondary">
        Back to the home page
      </ButtonLink>
    </MessagePage>
  );
}
