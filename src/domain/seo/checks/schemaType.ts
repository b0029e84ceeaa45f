import { richResultRules } from './richResultRules';
import { schemaProperties } from './schemaProperties';
import { schemaTypeNames } from './schemaTypeNames';

// Maps, so that words which every object has ("constructor") are no types.
const types = new Map(Object.entries(schemaProperties));
const rules = new Map(Object.entries(richResultRules));
const ownProperties = new Map(
  [...types].map(([type, { properties }]) => [type, properties.trim().split(/\s+/)] as const),
);

/** The type and all it inherits from, nearest first; empty for a type whose properties are not kept here. */
function lineageOf(type: string): string[] {
  const known = types.get(type);
  return known ? [...new Set([type, ...known.parents.flatMap(lineageOf)])] : [];
}

/** The properties a type may have; null when they are not kept here. */
export function propertiesOf(type: string): ReadonlySet<string> | null {
  const lineage = lineageOf(type);
  return lineage.length ? new Set(lineage.flatMap((name) => ownProperties.get(name) ?? [])) : null;
}

/** The rule of the type itself or of the nearest type it inherits from: an article's for a blog posting. */
export function richResultRuleOf(type: string) {
  return lineageOf(type)
    .map((name) => rules.get(name))
    .find((rule) => rule !== undefined);
}

const sameLetters = (a: string, b: string) =>
  a.toLowerCase().replace(/[^a-z]/g, '') === b.toLowerCase().replace(/[^a-z]/g, '');

/** The name that was probably meant: the same letters in other case or with separators, or a plural's singular. */
export function likelyName(written: string, names: Iterable<string>): string | undefined {
  return [...names].find((name) => sameLetters(name, written) || sameLetters(`${name}s`, written));
}

export const isSchemaType = (type: string): boolean => schemaTypeNames.has(type);

export const likelyType = (written: string): string | undefined => likelyName(written, schemaTypeNames);
