import { ButtonLink } from '@/components/ui/ButtonLink';
import { MessagePage } from './MessagePage';

/** Not-found message. */
export function NotFoundMessage() {
  return (
    <MessagePage
      figure="404"
      title="This page doesn’t add up"
      text="The address leads nowhere: it may be mistyped, or the page has moved. From here you can go on to what most people look for."
    >
      <ButtonLink href="/">Back to the home page</ButtonLink>
      <ButtonLink href="/ai-consulting-services" variant="secondary">
        See our services
      </ButtonLink>
      <ButtonLink href="/contact" variant="secondary">
        Contact us
      </ButtonLink>
    </MessagePage>
  );
}
