import { schemaTypes } from '../SeoRecord';
import { richResultRules } from './richResultRules';
import { schemaProperties } from './schemaProperties';

// Maps, so that words which every object has ("constructor") are no types.
const types = new Map(Object.entries(schemaProperties));
const rules = new Map(Object.entries(richResultRules));

/** The type's own properties and those of all it inherits from; null for a type that is not kept here. */
export function propertiesOf(type: string): ReadonlySet<string> | null {
  const known = types.get(type);
  if (!known) return null;
  const inherited = known.parents.flatMap((parent) => [...(propertiesOf(parent) ?? [])]);
  return new Set([...known.properties.trim().split(/\s+/), ...inherited]);
}

/** Null for all but the six documented types. */
export const richResultRuleOf = (type: string) => rules.get(type) ?? null;

const sameLetters = (a: string, b: string) =>
  a.toLowerCase().replace(/[^a-z]/g, '') === b.toLowerCase().replace(/[^a-z]/g, '');

/** The name that was probably meant: the same letters in other case or with separators, or a plural's singular. */
export function likelyName(written: string, names: Iterable<string>): string | undefined {
  return [...names].find((name) => sameLetters(name, written) || sameLetters(`${name}s`, written));
}

/** The documented type that a misspelled one was meant to be. */
export function likelyType(written: string): string | undefined {
  const likely = likelyName(written, schemaTypes);
  return likely === written ? undefined : likely;
}
