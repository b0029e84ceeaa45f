import { schemaTypes } from '../SeoRecord';
import { schemaProperties } from './schemaProperties';

interface RichResultRule {
  required: readonly string[];
  /** At least one of them. */
  oneOf?: readonly string[];
  recommended: readonly string[];
  /** Where these are written down, or what they are good for when no search engine shows the type specially. */
  source: string;
}

const google = 'developers.google.com/search/docs/appearance/structured-data';

/**
 * What search engines ask for before they show a result in a richer form (required), and what they make use of
 * (recommended), from Google's pages named as source, as of 2025. A path with a dot looks into the nested object.
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
