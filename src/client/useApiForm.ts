'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import type { SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type ResolverResult,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { useSentForm } from './useSentForm';

/** What ties a field to its value and its problem; for a control with a label. */
export type ApiField = UseFormRegisterReturn & { error?: string };

type Contract<Body> = z.ZodType<Body, FieldValues>;

interface ApiFormOptions<Values extends FieldValues, Body> {
  defaultValues: DefaultValues<Values>;
  /** The contract of the call, or of the form around it. Nothing is sent that it refuses. */
  schema: Contract<Body>;
  /** What of the values the contract judges; all of them unless told. */
  toBody?: (values: Values) => FieldValues;
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
  schema,
  toBody,
  send,
  ...outcome
}: ApiFormOptions<Values, Body>) {
  const { form, state, submit, refuse, clear } = useSentForm(outcome);
  const {
    register,
    control,
    handleSubmit,
    reset,
    setValue,
    formState: { isDirty },
  } = useForm<Values, unknown, Body>({
    defaultValues,
    resolver: judgedBy(schema, toBody),
    // useSentForm leads to the first wrong field, whoever refused it; until the next attempt its words stay.
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
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
    reset,
    setValue,
    refuse,
    clear,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      // One at a time, also where the button can be pressed meanwhile.
      if (state.status !== 'sending') void onSubmit(event);
    },
    field: (name: Path<Values>): ApiField => ({ ...register(name), error: state.problems[name] }),
  };
}

function judgedBy<Values extends FieldValues, Body extends FieldValues>(
  schema: Contract<Body>,
  toBody: (values: Values) => FieldValues = (values) => values,
): Resolver<Values, unknown, Body> {
  const judge = zodResolver(schema) as unknown as Resolver<FieldValues, unknown, Body>;
  // The problems have the names of the contract's fields, which are those of the form where somebody can mend them.
  return async (values, context, options) =>
    (await judge(toBody(values), context, options as never)) as ResolverResult<Values, Body>;
}

const messagesOf = (errors: FieldErrors) =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, String(error?.message)]));
