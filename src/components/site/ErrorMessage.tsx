import { ButtonLink } from '@/components/ui/ButtonLink';
import { buttonClassName } from '@/components/ui/buttonClassName';
import { MessagePage } from './MessagePage';

/** Error page. Every page's script includes it, so it imports no components. */
export function ErrorMessage({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage
      figure="Error"
      title="Something went wrong on our side"
      text="The page could not be shown. Trying again often helps; if it doesn’t, please come back in a few minutes."
    >
      <button type="button" className={buttonClassName({})} onClick={onRetry}>
        Try again
      </button>
      <ButtonLink href="/" variant="secondary">
        Back to the home page
      </ButtonLink>
    </MessagePage>
  );
}
