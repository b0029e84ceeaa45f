import { canonicalJson } from '@/domain/canonicalJson';
import { isRecord } from '@/domain/isRecord';
import type { TypedValues } from './keptForms';

interface KeptValues {
  values: TypedValues;
  /** What the form had loaded, of the fields that were changed. Input stored by an earlier release lacks it. */
  base?: TypedValues | undefined;
}

/** Returns the loaded values of the fields that were changed. */
export function changedFrom(loaded: TypedValues, values: TypedValues): TypedValues {
  const names = Object.keys(values).filter((name) => !isSame(loaded[name], values[name]));
  return Object.fromEntries(names.map((name) => [name, loaded[name] ?? null]));
}

/** Returns the fields to restore: what was changed since the form was loaded, on top of what is stored now. */
export function restoredValues({ values, base }: KeptValues, current: TypedValues): TypedValues {
  if (!base) return values;
  return Object.fromEntries(
    Object.entries(base).map(([name, loaded]) => [name, merged(loaded, values[name], current[name]) ?? null]),
  );
}

const isSame = (one: unknown, other: unknown): boolean =>
  canonicalJson(one ?? null) === canonicalJson(other ?? null);

/** Groups and the copy are merged key by key. A missing one counts as empty, and an empty one as missing. */
function merged(loaded: unknown, typed: unknown, current: unknown): unknown {
  const records = [loaded, typed, current].map((value) => value ?? {});
  if (!records.every(isRecord) || (!isRecord(loaded) && !isRecord(typed)))
    return isSame(loaded, typed) ? current : typed;
  const [before = {}, after = {}, now = {}] = records;
  const entries = Object.keys({ ...now, ...after })
    .map((key) => [key, merged(before[key], after[key], now[key])])
    .filter(([, value]) => value !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
