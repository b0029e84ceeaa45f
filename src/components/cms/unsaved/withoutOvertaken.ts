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
export function withoutOvertaken({ sent, current, answered }: AnsweredSave): {
  state: FormState;
  /** Something was changed after it was sent, and isn't saved yet. */
  isOvertaken: boolean;
} {
  const overtaken = Object.keys(answered).filter(
    (path) => path in current && valueOf(current[path]) !== valueOf(sent[path]),
  );
  const kept = overtaken.map((path) => {
    const { value: _value, initialValue: _initialValue, ...rest } = answered[path] ?? {};
    return [path, rest];
  });
  return { state: { ...answered, ...Object.fromEntries(kept) }, isOvertaken: kept.length > 0 };
}

const valueOf = (field: FormState[string] | undefined): string => canonicalJson(field?.value ?? null);
