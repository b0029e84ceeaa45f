'use client';

import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { useHoldPage } from '../guard/PortalUser';

/** What is wrong with the fields of a form, by their names. */
export type FormProblems = Readonly<Record<string, string | undefined>>;

export interface AccountFormState {
  status: 'idle' | 'sending' | 'failed' | 'done';
  message: string | null;
  problems: FormProblems;
  isSessionEnded: boolean;
}

const idle: AccountFormState = { status: 'idle', message: null, problems: {}, isSessionEnded: false };

interface AccountFormOptions {
  /** Shown when neither the server nor the browser has words for what went wrong. */
  failureMessage: string;
  /** Whether the browser's own words are shown when no answer came. */
  showsErrorText?: boolean;
}

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

function messageOf(error: unknown, { failureMessage, showsErrorText = true }: AccountFormOptions): string {
  if (error instanceof ApiError) return error.serverMessage || failureMessage;
  return (showsErrorText && error instanceof Error && error.message) || failureMessage;
}

/** What the form shows after a refusal. Problems of single fields speak for themselves. */
function refusal(error: unknown, options: AccountFormOptions): AccountFormState {
  if (isUnauthorized(error)) return { ...idle, status: 'failed', isSessionEnded: true };
  const fieldErrors = error instanceof ApiError ? error.errors : [];
  const problems = Object.fromEntries(fieldErrors.toReversed().map(({ field, message }) => [field, message]));
  const message = fieldErrors.length > 0 ? null : messageOf(error, options);
  return { ...idle, status: 'failed', message, problems };
}

/**
 * One form of the profile settings: its own loading, error and success. What was typed stays whatever happens, also
 * when the session ends: while something is unsaved, the page is not taken away.
 */
export function useAccountForm(options: AccountFormOptions) {
  const [state, setState] = useState(idle);
  const [isDirty, setIsDirty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useHoldPage(isDirty);

  useEffect(() => {
    if (state.status !== 'failed') return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

  /** `send` answers what to say afterwards. */
  const submit = async (send: () => Promise<string>) => {
    if (state.status === 'sending') return;
    setState({ ...idle, status: 'sending' });
    try {
      const message = await send();
      setIsDirty(false);
      setState({ ...idle, status: 'done', message });
    } catch (error) {
      setState(refusal(error, options));
    }
  };

  return {
    form,
    state,
    submit,
    /** Says what is wrong without asking the server. */
    refuse: (problems: FormProblems) => setState({ ...idle, status: 'failed', problems }),
    /** Forgets what was said. */
    clear: () => setState(idle),
    markDirty: () => setIsDirty(true),
  };
}
