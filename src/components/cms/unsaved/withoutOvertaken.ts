import type { FormState } from 'payload';
import { canonicalJson } from '@/domain/canonicalJson';

interface AnsweredSave {
  /** Form state sent with the save. */
  sent: FormState;
  /** Current form state. */
  current: FormState;
  /** Form state in the server's response. */
  answered: FormState;
}

/** Returns the fields of a save's response without the values of fields changed since the request. */
export function withoutOvertaken({ sent, current, answered }: AnsweredSave): FormState {
  const kept = changedPaths(sent, current).flatMap((path) => {
    if (!answered[path]) return [];
    const { value: _value, initialValue: _initialValue, ...rest } = answered[path];
    return [[path, rest]];
  });
  return { ...answered, ...Object.fromEntries(kept) };
}

/**
 * Returns the fields of a draft's response with the errors that the form shows. Drafts aren't validated, so the response
 * says of every field that it is valid. A value that the server set, such as the slug, has no error.
 */
export function withShownErrors(current: FormState, answered: FormState): FormState {
  const errors = Object.entries(answered).flatMap(([path, field]) => {
    const { valid, errorMessage } = current[path] ?? {};
    const isSet = 'value' in field && valueOf(field) !== valueOf(current[path]);
    return valid === false && errorMessage && !isSet ? [[path, { ...field, valid, errorMessage }]] : [];
  });
  return { ...answered, ...Object.fromEntries(errors) };
}

/** Returns whether a form changed after it was sent. */
export const wasTypedIn = (sent: FormState, current: FormState): boolean =>
  changedPaths(sent, current).length > 0;

const changedPaths = (sent: FormState, current: FormState): string[] =>
  Object.keys(current).filter((path) => valueOf(current[path]) !== valueOf(sent[path]));

const valueOf = (field: FormState[string] | undefined): string => canonicalJson(field?.value ?? null);
