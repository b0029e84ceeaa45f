import type { ReactNode, SubmitEvent } from 'react';
import { contractProblems, type LoadContract } from '@/client/contractProblems';
import { prefetchCode } from '@/client/prefetchCode';
import type { useSentForm } from '@/client/useSentForm';
import styles from './AccountCard.module.css';

interface AccountFormProps extends Pick<ReturnType<typeof useSentForm>, 'form' | 'submit'> {
  /** Loaded on the first input. */
  loadContract: LoadContract;
  send: (values: Record<string, FormDataEntryValue>) => Promise<void>;
  children: ReactNode;
}

/** Frame of a public account form that validates its values against the API contract before sending. */
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
