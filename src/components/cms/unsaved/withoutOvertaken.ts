import type { FormState } from 'payload';
import { canonicalJson } from '@/domain/canonicalJson';

interface AnsweredSave {
  /** The form as it was sent to be saved. */
  sent: FormState;
  /** As it is by now. */
  current: FormState;
  /** As the server has it after the save. */
  answered: FormState;
}

/** The fields of an answered save, without the values of those that were changed after they were sent. */
export function withoutOvertaken({ sent, current, answered }: AnsweredSave): FormState {
  const kept = changedPaths(sent, current).flatMap((path) => {
    if (!answered[path]) return [];
    const { value: _value, initialValue: _initialValue, ...rest } = answered[path];
    return [[path, rest]];
  });
  return { ...answered, ...Object.fromEntries(kept) };
}

/** Whether a form was changed after it was sent to be saved. */
export const wasTypedIn = (sent: FormState, current: FormState): boolean =>
  changedPaths(sent, current).length > 0;

const changedPaths = (sent: FormState, current: FormState): string[] =>
  Object.keys(current).filter((path) => valueOf(current[path]) !== valueOf(sent[path]));

const valueOf = (field: FormState[string] | undefined): string => canonicalJson(field?.value ?? null);
