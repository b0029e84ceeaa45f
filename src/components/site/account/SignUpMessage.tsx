import { FormMessage } from '@/components/ui/FormMessage';
import { NextLink } from './NextLink';
import type { SessionFormState } from './sessionFormState';

/** Why the sign-up was refused, with the way out where there is one. */
export function SignUpMessage({ state: { message, isTaken } }: { state: SessionFormState }) {
  if (!message) return null;
  return (
    <FormMessage>
      <span>{message}</span>
      {isTaken ? (
        <>
          {'. '}
          <NextLink href="/login">Sign in instead</NextLink>
        </>
      ) : null}
    </FormMessage>
  );
}
