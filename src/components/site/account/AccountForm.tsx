import type { ReactNode, SubmitEvent } from 'react';
import { contractProblems, type LoadContract } from '@/client/contractProblems';
import { prefetchCode } from '@/client/prefetchCode';
import type { useSentForm } from '@/client/useSentForm';
import styles from './AccountForm.module.css';

interface AccountFormProps extends Pick<ReturnType<typeof useSentForm>, 'form' | 'submit'> {
  /** Fetched when somebody begins to fill the form in. */
  loadContract: LoadContract;
  send: (values: Record<string, FormDataEntryValue>) => Promise<void>;
  children: ReactNode;
}

/** The frame of a form before the sign-in, whose values the contract checks first. */
export function AccountForm({ form, submit, loadContract, send, children }: AccountFormProps) {
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    void submit(
      () => send(values),
      () => contractProblems(loadContract, values),
    );
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onFocus={() => prefetchCode(loadContract)}
      className={styles.form}
    >
      {children}
    </form>
  );
}
