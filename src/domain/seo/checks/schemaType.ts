import { richResultRules } from './richResultRules';
import { schemaProperties } from './schemaProperties';
import { schemaTypeNames } from './schemaTypeNames';

const ownProperties: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(schemaProperties).map(([type, { properties }]) => [type, properties.trim().split(/\s+/)]),
);

/** The type and all it inherits from, nearest first; empty for a type whose properties are not kept here. */
export function lineageOf(type: string): string[] {
  const known = schemaProperties[type];
  return known ? [...new Set([type, ...known.parents.flatMap(lineageOf)])] : [];
}

/** The properties a type may have; null when they are not kept here. */
export function propertiesOf(type: string): ReadonlySet<string> | null {
  const lineage = lineageOf(type);
  return lineage.length ? new Set(lineage.flatMap((name) => ownProperties.get(name) ?? [])) : null;
}

/** The rule of the type itself or of the nearest type it inherits from: an article's for a blog posting. */
export function richResultRuleOf(type: string) {
  const ruled = lineageOf(type).find((name) => name in richResultRules);
  return ruled === undefined ? undefined : richResultRules[ruled];
}

const sameLetters = (a: string, b: string) =>
  a.toLowerCase().replace(/[^a-z]/g, '') === b.toLowerCase().replace(/[^a-z]/g, '');

/** The name that was probably meant: the same letters in other case or with separators, or a plural's singular. */
export function likelyName(written: string, names: Iterable<string>): string | undefined {
  return [...names].find((name) => sameLetters(name, written) || sameLetters(`${name}s`, written));
}

export const isSchemaType = (type: string): boolean => schemaTypeNames.has(type);

export const likelyType = (written: string): string | undefined => likelyName(written, schemaTypeNames);
