'use client';

import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { contractProblems, prepareContract, type LoadContract } from '@/client/contractProblems';
import { startSession } from '@/client/sessionStore';
import type { SessionAnswer } from '@/schemas/auth';
import { firstProblems, type FieldProblems } from '@/client/firstProblems';

interface SessionFormOptions {
  path: '/api/auth/login' | '/api/auth/signup';
  loadContract: LoadContract;
  /** Shown when the server has no words of its own, or can't be reached. */
  failureMessage: string;
  onStarted?: () => void;
}

export interface SessionFormState {
  status: 'idle' | 'sending' | 'failed';
  message: string | null;
  /** The address already has an account. */
  isTaken: boolean;
  problems: FieldProblems;
}

const idle: SessionFormState = { status: 'idle', message: null, isTaken: false, problems: {} };
const sending: SessionFormState = { ...idle, status: 'sending' };

/** What the form shows after a refusal. Problems of single fields speak for themselves. */
function refusal(error: unknown, failureMessage: string): SessionFormState {
  if (!(error instanceof ApiError)) return { ...idle, status: 'failed', message: failureMessage };
  const problems = firstProblems(error.errors.map(({ field, message }) => [field, message]));
  const isTaken = error.status === 409;
  const isSaidByFields = Object.keys(problems).length > 0 && !isTaken;
  const message = isSaidByFields ? null : error.serverMessage || failureMessage;
  return { status: 'failed', message, isTaken, problems };
}

/**
 * Sends a form whose answer opens a session. Its inputs are uncontrolled and are never reset, so that what was typed
 * survives a refusal. After a success it stays `sending` until the page is left.
 */
export function useSessionForm({ path, loadContract, failureMessage, onStarted }: SessionFormOptions) {
  const [state, setState] = useState(idle);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (state.status !== 'failed') return;
    const target = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (target ?? form.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }, [state]);

  const send = async (values: unknown) => {
    setState(sending);
    const problems = await contractProblems(loadContract, values);
    if (Object.keys(problems).length > 0) return setState({ ...idle, status: 'failed', problems });
    try {
      startSession(await callApi<SessionAnswer>(path, { method: 'POST', body: values, asVisitor: true }));
      onStarted?.();
    } catch (error) {
      setState(refusal(error, failureMessage));
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'sending') return;
    // Disabled fields are left out of FormData: the values are read before the form is disabled.
    void send(Object.fromEntries(new FormData(event.currentTarget)));
  };

  return { form, state, onSubmit, onFocus: () => prepareContract(loadContract) };
}
