'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { useSentForm } from './useSentForm';

/** What ties a field to its value and its problem; for a control with a label. */
export type ApiField = UseFormRegisterReturn & { error?: string };

interface ApiFormOptions<Values extends FieldValues, Body> {
  /** Of every field: what is refused under another name is said above the form. */
  defaultValues: DefaultValues<Values>;
  /** What is stored, where that may change under an open form: fields that nobody has changed by hand follow it. */
  values?: Values;
  /**
   * The contract of the call, or of the form around it; where the call takes other shapes than fields hold, behind a
   * transform. Nothing is sent that it refuses.
   */
  schema: z.ZodType<Body, Values>;
  /** Sends what the contract made of the values. Answers what to say afterwards, if anything. */
  send: (body: Body) => Promise<string | void>;
  /** See useSentForm. */
  failureMessage: string;
  showsErrorText?: boolean;
}

/**
 * A form that is checked by the same schema as on the server, before it is sent. What the server refuses is said at the
 * same places, and what was typed stays.
 */
export function useApiForm<Values extends FieldValues, Body extends FieldValues>({
  defaultValues,
  values,
  schema,
  send,
  ...outcome
}: ApiFormOptions<Values, Body>) {
  const { form, state, submit, refuse, clear } = useSentForm({
    ...outcome,
    fields: Object.keys(defaultValues),
  });
  const {
    register,
    control,
    handleSubmit,
    reset,
    setValue,
    formState: { isDirty },
  } = useForm<Values, unknown, Body>({
    defaultValues,
    values,
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(schema),
    // useSentForm leads to the first wrong field, whoever refused it; until the next attempt its words stay.
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const isUnderWay = useRef(false);
  const onSubmit = handleSubmit(
    (body) => submit(() => send(body)),
    (errors) => refuse(messagesOf(errors)),
  );

  return {
    form,
    state,
    control,
    isDirty,
    isSending: state.status === 'sending',
    /** To what is stored now, whatever was typed. */
    reset: (stored?: DefaultValues<Values>) => reset(stored, { keepDirtyValues: false }),
    setValue,
    refuse,
    clear,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      // One at a time, also where the button can be pressed meanwhile, or before React has shown that it can't.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      void onSubmit(event).finally(() => (isUnderWay.current = false));
    },
    field: (name: Path<Values>): ApiField => ({ ...register(name), error: state.problems[name] }),
  };
}

const messagesOf = (errors: FieldErrors) =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, String(error?.message)]));
