import type { SentFormState } from '@/client/useSentForm';
import { FormMessage } from './FormMessage';
import { SessionEnded } from './SessionEnded';

/** Result of a form's submission, shown above its fields. */
export function FormOutcome({ state }: { state: SentFormState }) {
  if (state.isSessionEnded) return <SessionEnded />;
  if (!state.message) return null;
  return <FormMessage tone={state.status === 'done' ? 'success' : 'error'}>{state.message}</FormMessage>;
}
