'use client';

import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '@/client/ApiError';
import { contractProblems, prepareContract } from '@/client/contractProblems';
import { prepareInquiry, sendInquiry } from '@/client/sendInquiry';
import { contactForm } from '@/content/site/company/contactForm';
import { firstProblems, type FieldProblems } from '@/client/firstProblems';
import { readVisit } from '@/client/visit';

interface ContactFormState {
  status: 'idle' | 'sending' | 'failed' | 'sent';
  /** What is wrong beyond single fields. */
  message?: string;
  problems: FieldProblems;
}

const idle: ContactFormState = { status: 'idle', problems: {} };
const fieldNames = ['name', 'email', 'company', 'message'];

const loadContract = () => import('@/schemas/inquiry').then(({ inquirySchema }) => inquirySchema);

function refusal(error: unknown): ContactFormState {
  if (!(error instanceof ApiError)) return { status: 'failed', message: contactForm.failed, problems: {} };
  const problems = firstProblems(error.errors.map(({ field, message }) => [field, message]));
  const isSaidByFields = fieldNames.some((name) => problems[name]);
  const message = problems.website ?? (error.serverMessage || contactForm.failed);
  return { status: 'failed', message: isSaidByFields ? undefined : message, problems };
}

function clearField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = '';
}

function readValues(form: HTMLFormElement) {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? '');
  return {
    name: read('name'),
    email: read('email'),
    company: read('company'),
    message: read('message'),
    website: read('website'),
  };
}

/** Where the form is after `values` were sent. */
async function submit(values: ReturnType<typeof readValues>): Promise<ContactFormState> {
  const problems = await contractProblems(loadContract, values);
  if (Object.keys(problems).length > 0) return { status: 'failed', problems };
  try {
    await sendInquiry({ ...values, ...readVisit() });
    return { status: 'sent', problems: {} };
  } catch (error) {
    return refusal(error);
  }
}

/**
 * Sends the contact form. Its inputs are uncontrolled and never reset before the message has arrived, so nothing typed
 * is lost. Before this code runs, and without it, the same form posts as a page.
 */
export function useContactForm() {
  const [state, setState] = useState(idle);
  const form = useRef<HTMLFormElement>(null);
  const confirmation = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The browser's own bubbles are for visitors without JavaScript.
    if (form.current) form.current.noValidate = true;
    // Whatever is in the hidden field was not typed by a person; it must not stand in the way of trying again.
    if (state.problems.website) clearField(form.current, 'website');
    if (state.status === 'sent') confirmation.current?.focus();
    if (state.status === 'failed') {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [type="submit"]')?.focus();
    }
  }, [state]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'sending') return;
    setState({ status: 'sending', problems: {} });
    void submit(readValues(event.currentTarget)).then(setState);
  };

  const onFocus = () => {
    prepareContract(loadContract);
    void prepareInquiry().catch(() => null);
  };

  return { form, confirmation, state, onSubmit, onFocus, startAgain: () => setState(idle) };
}
