'use client';

import { useEffect, useRef, useState } from 'react';
import { noAnswerMessage } from '@/content/connection';
import { ApiError } from './ApiError';
import { firstProblems, type FieldProblems } from './firstProblems';
import { NoAnswer } from './NoAnswer';

export interface SentFormState {
  status: 'idle' | 'sending' | 'failed' | 'done';
  message: string | null;
  problems: FieldProblems;
  /** The server no longer knows who is asking. */
  isSessionEnded: boolean;
  /** Somebody else saved meanwhile. */
  isOutdated: boolean;
}

interface SentFormOptions {
  /** Names of the form's fields. What is wrong with anything else, such as a mailed link's token, is said above them. */
  fields: readonly string[];
  /** Shown when neither the server nor the browser has words for what went wrong. */
  failureMessage: string;
  /** Whether the words of other errors are shown, and that no answer came. */
  showsErrorText?: boolean;
}

const idle: SentFormState = {
  status: 'idle',
  message: null,
  problems: {},
  isSessionEnded: false,
  isOutdated: false,
};

function textOf(error: unknown): string {
  if (error instanceof NoAnswer) return noAnswerMessage;
  return error instanceof Error ? error.message : '';
}

/** What the form shows after a refusal. Problems of single fields speak for themselves. */
function refusal(error: unknown, { fields, failureMessage, showsErrorText }: SentFormOptions): SentFormState {
  const failed: SentFormState = { ...idle, status: 'failed' };
  if (!(error instanceof ApiError)) {
    return { ...failed, message: (showsErrorText && textOf(error)) || failureMessage };
  }
  if (error.status === 401) return { ...failed, isSessionEnded: true };
  const problems = firstProblems(error.errors.map(({ field, message }) => [field, message]));
  const isSaidByFields = fields.some((name) => problems[name]);
  const [firstProblem] = Object.values(problems);
  const message = isSaidByFields ? null : (firstProblem ?? error.serverMessage) || failureMessage;
  const isOutdated = error.status === 409 && error.errors.length === 0;
  return { ...failed, problems, message, isOutdated };
}

/** A form with its own loading, error and success. What was typed stays; the first wrong field, else the button, gets the focus. */
export function useSentForm(options: SentFormOptions) {
  const [state, setState] = useState(idle);
  const form = useRef<HTMLFormElement>(null);

  // While it was sent the form was disabled, which takes the focus away.
  useEffect(() => {
    if (state.status !== 'failed' && state.status !== 'done') return;
    const target = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (target ?? form.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }, [state]);

  return {
    form,
    state,
    /** Sends once at a time, and only if nothing is wrong. `send` answers what to say afterwards, if anything. */
    submit: async (send: () => Promise<string | void>, findProblems?: () => Promise<FieldProblems>) => {
      if (state.status === 'sending') return;
      setState({ ...idle, status: 'sending' });
      try {
        const problems = (await findProblems?.()) ?? {};
        if (Object.keys(problems).length > 0) return setState({ ...idle, status: 'failed', problems });
        const message = await send();
        setState({ ...idle, status: 'done', message: message ?? null });
      } catch (error) {
        setState(refusal(error, options));
      }
    },
    /** Says what is wrong without asking the server. */
    refuse: (problems: FieldProblems) => setState({ ...idle, status: 'failed', problems }),
    /** Forgets what was said. */
    clear: () => setState(idle),
  };
}
