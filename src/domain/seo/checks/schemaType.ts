import { schemaTypes } from '../SeoRecord';
import { schemaProperties } from './schemaProperties';

interface RichResultRule {
  required: readonly string[];
  /** At least one of these is required. */
  oneOf?: readonly string[];
  recommended: readonly string[];
  /** The page that documents these, or the purpose of a type that no search engine shows as a rich result. */
  source: string;
}

const google = 'developers.google.com/search/docs/appearance/structured-data';

/**
 * Properties that search engines require for a rich result, and those that they recommend, from the Google pages named
 * as source, as of 2025. A path with a dot refers to a nested object.
 */
const richResultRules: Readonly<Record<(typeof schemaTypes)[number], RichResultRule>> = {
  WebPage: {
    required: [],
    recommended: ['name', 'description', 'url'],
    source: 'schema.org/WebPage: no search engine shows it specially',
  },
  Article: {
    required: [],
    recommended: [
      'headline',
      'image',
      'datePublished',
      'dateModified',
      'author',
      'author.name',
      'author.url',
    ],
    source: `${google}/article`,
  },
  Product: {
    required: ['name'],
    oneOf: ['offers', 'review', 'aggregateRating'],
    recommended: ['image', 'description', 'brand'],
    source: `${google}/product-snippet`,
  },
  Service: {
    required: [],
    recommended: ['name', 'description', 'provider', 'serviceType', 'areaServed', 'url'],
    source:
      'schema.org/Service: no search engine shows it specially; these say what is offered, where and by whom',
  },
  Organization: {
    required: [],
    recommended: ['name', 'url', 'logo', 'description', 'sameAs', 'contactPoint', 'address'],
    source: `${google}/organization`,
  },
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: ['telephone', 'url', 'openingHoursSpecification', 'geo', 'priceRange'],
    source: `${google}/local-business`,
  },
};

// Maps, because names of `Object.prototype` such as "constructor" must not be found as types.
const types = new Map(Object.entries(schemaProperties));
const rules = new Map(Object.entries(richResultRules));

/** Returns the type's own and inherited properties; null for a type that isn't in the list. */
export function propertiesOf(type: string): ReadonlySet<string> | null {
  const known = types.get(type);
  if (!known) return null;
  const inherited = known.parents.flatMap((parent) => [...(propertiesOf(parent) ?? [])]);
  return new Set([...known.properties.trim().split(/\s+/), ...inherited]);
}

/** Returns the rule of one of the six documented types; null for all others. */
export const richResultRuleOf = (type: string) => rules.get(type) ?? null;

const sameLetters = (a: string, b: string) =>
  a.toLowerCase().replace(/[^a-z]/g, '') === b.toLowerCase().replace(/[^a-z]/g, '');

/**
 * Returns the name that was probably meant: same letters in another case or with separators, or the singular of a
 * plural.
 */
export function likelyName(written: string, names: Iterable<string>): string | undefined {
  return [...names].find((name) => sameLetters(name, written) || sameLetters(`${name}s`, written));
}

/** Returns the documented type that a misspelled one probably means. */
export function likelyType(written: string): string | undefined {
  const likely = likelyName(written, schemaTypes);
  return likely === written ? undefined : likely;
}
