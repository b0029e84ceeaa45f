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
  /** The server responded with 401. */
  isSessionEnded: boolean;
  /** The server responded with 409: somebody else saved meanwhile. */
  isOutdated: boolean;
}

interface SentFormOptions {
  /** Names of the form's fields. Other errors, such as of a mailed link's token, are shown above them. */
  fields: readonly string[];
  /** Shown if neither the server nor the browser provides a message. */
  failureMessage: string;
  /** Whether to show the messages of other errors, including a missing response. */
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

/** Returns the state of the form after an error. Without a message if field errors explain it. */
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

/**
 * State of a form: sending, errors, success. The input is kept. After a failure the first invalid field is focused,
 * else the button.
 */
export function useSentForm(options: SentFormOptions) {
  const [state, setState] = useState(idle);
  const form = useRef<HTMLFormElement>(null);

  // The form was disabled while sending, which lost the focus.
  useEffect(() => {
    if (state.status !== 'failed' && state.status !== 'done') return;
    const target = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (target ?? form.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }, [state]);

  return {
    form,
    state,
    /** Sends once at a time, and only without problems. `send` returns the success message, if any. */
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
    /** Shows errors without calling the server. */
    refuse: (problems: FieldProblems) => setState({ ...idle, status: 'failed', problems }),
    /** Clears the messages. */
    clear: () => setState(idle),
  };
}
