interface RichResultRule {
  required: readonly string[];
  /** At least one of them. */
  oneOf?: readonly string[];
  recommended: readonly string[];
  /** Stands inside other things; what is recommended for others counts only where they are the subject. */
  isPart?: boolean;
  /** Where these are written down, or what they are good for when no search engine shows the type specially. */
  source: string;
}

const google = 'developers.google.com/search/docs/appearance/structured-data';

/**
 * What search engines ask for before they show a result in a richer form (required), and what they make use of
 * (recommended), from Google's pages named as source, as of 2025. A path with a dot looks into the nested object.
 */
export const richResultRules: Readonly<Record<string, RichResultRule>> = {
  Organization: {
    required: [],
    recommended: ['name', 'url', 'logo', 'description', 'sameAs', 'contactPoint', 'address'],
    source: `${google}/organization`,
  },
  WebSite: {
    required: ['name', 'url'],
    recommended: ['alternateName'],
    source: 'developers.google.com/search/docs/appearance/site-names',
  },
  FAQPage: { required: ['mainEntity'], recommended: [], source: `${google}/faqpage` },
  Question: { required: ['name', 'acceptedAnswer'], recommended: [], source: `${google}/faqpage` },
  Answer: { required: ['text'], recommended: [], source: `${google}/faqpage` },
  Service: {
    required: [],
    recommended: ['name', 'description', 'provider', 'serviceType', 'areaServed', 'url'],
    source:
      'schema.org/Service: no search engine shows it specially; these say what is offered, where and by whom',
  },
  BreadcrumbList: { required: ['itemListElement'], recommended: [], source: `${google}/breadcrumb` },
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
  Offer: {
    isPart: true,
    required: [],
    oneOf: ['price', 'priceSpecification'],
    recommended: ['priceCurrency', 'availability', 'url'],
    source: `${google}/product-snippet`,
  },
  AggregateRating: {
    required: ['ratingValue'],
    oneOf: ['ratingCount', 'reviewCount'],
    recommended: [],
    source: `${google}/review-snippet`,
  },
  Review: {
    isPart: true,
    required: ['author', 'reviewRating', 'reviewRating.ratingValue'],
    recommended: ['datePublished'],
    source: `${google}/review-snippet`,
  },
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: ['telephone', 'url', 'openingHoursSpecification', 'geo', 'priceRange'],
    source: `${google}/local-business`,
  },
  PostalAddress: {
    isPart: true,
    required: [],
    recommended: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
    source: `${google}/local-business`,
  },
  WebPage: {
    required: [],
    recommended: ['name', 'description', 'url'],
    source: 'schema.org/WebPage: no search engine shows it specially',
  },
};
