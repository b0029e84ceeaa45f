'use client';

import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { prefetchCode } from '@/client/prefetchCode';
import { useSession } from '@/client/useSession';
import { contactForm } from '@/content/site/company/contactForm';
import type { SessionUser } from '@/schemas/auth';
import type { ContactFormState, ContactFormValues } from './contactFormState';

const idle: ContactFormState = { status: 'idle', problems: {} };

/** The sender loads on the first input, not with the page. */
const loadSender = () => import('./sendContact');

function clearField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = '';
}

/** Fills the fields that are still empty from the account. */
function fillIn(form: HTMLFormElement, { name, email, company }: SessionUser): void {
  for (const [field, known] of Object.entries({ name, email, company })) {
    const input = form.elements.namedItem(field);
    if (known && input instanceof HTMLInputElement && input.value === '') input.value = known;
  }
}

/** The form has exactly these fields, and no file inputs. */
const readValues = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as ContactFormValues;

/** Sends `values` and returns the form's next state. */
async function submit(values: ContactFormValues): Promise<ContactFormState> {
  const sender = await loadSender().catch(() => null);
  return sender?.sendContact(values) ?? { status: 'failed', message: contactForm.failed, problems: {} };
}

/**
 * State of the contact form. Its inputs are uncontrolled and reset only after the message was sent, so that no input is
 * lost. Until this code runs, and without it, the form posts as a page.
 */
export function useContactForm() {
  const [state, setState] = useState(idle);
  const form = useRef<HTMLFormElement>(null);
  const confirmation = useRef<HTMLHeadingElement>(null);
  const { user } = useSession();
  const userId = user?.id;
  const isShown = state.status !== 'sent';

  const fill = useEffectEvent(() => {
    if (user && form.current) fillIn(form.current, user);
  });
  // Not whenever the session is renewed: a field that the client emptied stays empty.
  useEffect(() => {
    if (userId !== undefined && isShown) fill();
  }, [userId, isShown]);

  useEffect(() => {
    const { current } = form;
    if (!current) return confirmation.current?.focus();
    // Native validation bubbles are for visitors without JavaScript.
    current.noValidate = true;
    // No person fills in the hidden field, so its value must not block another attempt.
    if (state.problems.website) clearField(current, 'website');
    if (state.status === 'again') current.querySelector('input')?.focus();
    if (state.status === 'failed') {
      current.querySelector<HTMLElement>('[aria-invalid="true"], [type="submit"]')?.focus();
    }
  }, [state]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'sending') return;
    setState({ status: 'sending', problems: {} });
    void submit(readValues(event.currentTarget)).then(setState);
  };

  const onFocus = () => prefetchCode(() => loadSender().then(({ prepareContact }) => prepareContact()));

  const startAgain = () => setState({ status: 'again', problems: {} });

  return { form, confirmation, state, onSubmit, onFocus, startAgain };
}
