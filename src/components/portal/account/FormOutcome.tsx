import type { SentFormState } from '@/client/useSentForm';
import { FormMessage } from '@/components/ui/FormMessage';
import { Link } from '@/components/ui/Link';
import { profileTexts as texts } from '@/content/portal/profile';

/** What became of a form, above its fields. */
export function FormOutcome({ state }: { state: SentFormState }) {
  if (state.isSessionEnded) {
    return (
      <FormMessage>
        {texts.sessionEnded}{' '}
        <Link href="/login" target="_blank">
          {texts.signInAgain}
        </Link>
        {texts.afterSignIn}
      </FormMessage>
    );
  }
  if (!state.message) return null;
  return <FormMessage tone={state.status === 'done' ? 'success' : 'error'}>{state.message}</FormMessage>;
}
