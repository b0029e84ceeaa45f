'use client';

import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { useLocationHash } from '@/client/useLocationHash';
import { firstProblems, type FieldProblems } from './firstProblems';

interface LinkFormState {
  status: 'idle' | 'sending' | 'failed' | 'done';
  message: string | null;
  problems: FieldProblems;
}

const idle: LinkFormState = { status: 'idle', message: null, problems: {} };

function refusal(error: unknown, failureMessage: string): LinkFormState {
  if (!(error instanceof ApiError)) return { ...idle, status: 'failed', message: failureMessage };
  const problems = firstProblems(error.errors.map(({ field, message }) => [field, message]));
  // A link is no field: what is wrong with it is said above the form.
  const isSaidByFields = Object.keys(problems).some((field) => field !== 'token');
  const message = isSaidByFields ? null : (problems.token ?? error.serverMessage) || failureMessage;
  return { status: 'failed', message, problems };
}

/** The token of a mailed link. It stands behind #, which browsers send to no server. */
export function useLinkToken(): string {
  return /^token=([\w-]+)$/.exec(useLocationHash() ?? '')?.[1] ?? '';
}

/** One form that is sent once: loading, refusal, success. */
export function useLinkForm(failureMessage: string) {
  const [state, setState] = useState(idle);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (state.status === 'failed') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

  const submit = async (send: () => Promise<void>) => {
    if (state.status === 'sending') return;
    setState({ ...idle, status: 'sending' });
    try {
      await send();
      setState({ ...idle, status: 'done' });
    } catch (error) {
      setState(refusal(error, failureMessage));
    }
  };
  const refuse = (problems: FieldProblems) => setState({ ...idle, status: 'failed', problems });
  return { form, state, submit, refuse };
}
