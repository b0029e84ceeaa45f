import { sessionEnded } from '@/content/sessionEnded';
import { FormMessage } from './FormMessage';
import { Link } from './Link';

/** Shown above a form that was sent after the session had ended. The entered values stay in the form. */
export function SessionEnded({
  texts = sessionEnded.entered,
}: {
  texts?: { message: string; after: string };
}) {
  return (
    <FormMessage>
      <span>{`${texts.message} `}</span>
      <Link href="/login" target="_blank">
        {sessionEnded.signInAgain}
      </Link>
      <span>{texts.after}</span>
    </FormMessage>
  );
}
