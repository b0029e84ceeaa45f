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

/** Props that bind a field to its value and error; for a labeled control. */
export type ApiField = UseFormRegisterReturn & { error?: string };

interface ApiFormOptions<Values extends FieldValues, Body> {
  /** Must include every field: errors of other names are shown above the form. */
  defaultValues: DefaultValues<Values>;
  /** Stored values that may change while the form is open: fields that the user hasn't changed follow them. */
  values?: Values;
  /**
   * The schema of the request, or of the form with a transform if the request has another shape. Invalid values
   * aren't sent.
   */
  schema: z.ZodType<Body, Values>;
  /** Sends the parsed values. Returns the success message, if any. */
  send: (body: Body) => Promise<string | void>;
  /** See useSentForm. */
  failureMessage: string;
  showsErrorText?: boolean;
}

/**
 * A form that is validated by the server's schema before it is sent. Errors of the server appear in the same places,
 * and the input is kept.
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
    // useSentForm focuses the first invalid field, whether the client or the server rejected it; its message stays
    // until the next attempt.
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
    /** Resets to the stored values and discards input. */
    reset: (stored?: DefaultValues<Values>) => reset(stored, { keepDirtyValues: false }),
    setValue,
    refuse,
    clear,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      // Prevents double submission, also before React has rendered the disabled button.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      void onSubmit(event).finally(() => (isUnderWay.current = false));
    },
    field: (name: Path<Values>): ApiField => ({ ...register(name), error: state.problems[name] }),
  };
}

const messagesOf = (errors: FieldErrors) =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, String(error?.message)]));
