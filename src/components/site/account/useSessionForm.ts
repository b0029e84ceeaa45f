'use client';

import { useEffect, useRef, useState, type FormEvent, type SubmitEvent } from 'react';
import { prefetchCode } from '@/client/prefetchCode';
import type { SessionCall } from './sendSession';
import { loadWay } from './useGoOn';
import { failedWith, idle, type SessionFormState } from './sessionFormState';

interface SessionFormOptions extends SessionCall {
  onStarted?: () => void;
}

/** The sender loads on the first input, as the contract does, not with the page. */
const loadSender = () => import('./sendSession').then(({ sendSession }) => sendSession);

/**
 * Sends a form whose response opens a session. Its inputs are uncontrolled and never reset, so that input survives a
 * rejection. After success it stays `sending` until the page is left.
 */
export function useSessionForm({ onStarted, ...call }: SessionFormOptions) {
  const [state, setState] = useState(idle);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (state.status !== 'failed') return;
    const target = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (target ?? form.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
    // A correction of one field must not move the focus to another.
  }, [state.status]);

  // React resets a form after its action.
  useEffect(() => {
    const { current } = form;
    const keepInput = (event: Event) => event.preventDefault();
    current?.addEventListener('reset', keepInput);
    return () => current?.removeEventListener('reset', keepInput);
  });

  const send = async (values: FormData) => {
    setState({ ...idle, status: 'sending' });
    const sender = await loadSender().catch(() => null);
    const failed: SessionFormState | null = sender
      ? await sender(call, Object.fromEntries(values))
      : failedWith({ message: call.failureMessage });
    if (failed) setState(failed);
    else onStarted?.();
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'sending') return;
    // FormData omits disabled fields, so the values are read before the form is disabled.
    void send(new FormData(event.currentTarget));
  };

  /**
   * React calls a form's action for a submit before hydration, with the values at that moment; `onSubmit` handles every
   * other one. Not awaited, or React would show `sending` only at its end.
   */
  const action = (values: FormData) => void send(values);

  /** A field's error is about its former value. */
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { name } = target;
    setState((before) => {
      if (!before.problems[name]) return before;
      const { [name]: _, ...problems } = before.problems;
      return { ...before, problems };
    });
  };

  const onFocus = () => {
    prefetchCode(call.loadContract);
    prefetchCode(loadSender);
    prefetchCode(loadWay);
  };

  return { form, state, action, onSubmit, onInput, onFocus };
}
