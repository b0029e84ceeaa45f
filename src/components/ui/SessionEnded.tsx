import { sessionEnded } from '@/content/sessionEnded';
import { FormMessage } from './FormMessage';
import { Link } from './Link';

/** Said above what was entered and sent after the session had ended; it stays where it is. */
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
