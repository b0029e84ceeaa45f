import type { SentFormState } from '@/client/useSentForm';
import { formOutcomeTexts as texts } from '@/content/formOutcome';
import { FormMessage } from './FormMessage';
import { Link } from './Link';

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
