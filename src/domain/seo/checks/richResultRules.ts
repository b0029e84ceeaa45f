import type { schemaTypes } from '../SeoRecord';

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
export const richResultRules: Readonly<Record<(typeof schemaTypes)[number], RichResultRule>> = {
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
