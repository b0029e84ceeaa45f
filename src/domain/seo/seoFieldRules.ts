import { isPageAddress, pageAddressNeeded } from './isPageAddress';
import { jsonLdProblem } from './jsonLdProblem';
import { seoLimits } from './seoLimits';
import { schemaTypes, type SeoField } from './SeoRecord';

/**
 * Directives that search engines document: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
const directive =
  /^(all|index|noindex|follow|nofollow|none|noarchive|nosnippet|noimageindex|notranslate|indexifembedded|max-(snippet|video-preview):-?\d{1,6}|max-image-preview:(none|standard|large))$/;

/** Normalizes directives: lowercase, separated by a comma and a space. */
function cleanRobots(text: string): string {
  return text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().replace(/\s*:\s*/, ':'))
    .filter((part) => part !== '')
    .join(', ');
}

/** Returns the problem of normalized robots directives, or null if all are known. */
function robotsProblem(text: string): string | null {
  const unknown = text.split(', ').find((part) => !directive.test(part));
  return unknown === undefined ? null : `Unknown robots directive: ${unknown.slice(0, 40)}`;
}

interface FieldRule {
  maxLength: number;
  /** Normalizes a well-formed text for storage. */
  clean: (text: string) => string;
  /** Returns the problem of a normalized, non-empty text, or null. */
  problem: (text: string) => string | null;
}

/** Control characters are stripped; line breaks and tabs become a space. */
const oneLine = (text: string) => text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();
const anything = () => null;

const text = (maxLength: number): FieldRule => ({ maxLength, clean: oneLine, problem: anything });
const title = text(seoLimits.titleMaxLength);
const description = text(seoLimits.descriptionMaxLength);
const address: FieldRule = {
  maxLength: seoLimits.urlMaxLength,
  clean: (value) => value.trim(),
  problem: (value) => (isPageAddress(value) ? null : pageAddressNeeded),
};
const jsonLd: FieldRule = {
  maxLength: seoLimits.schemaMaxLength,
  // PostgreSQL can't store NUL, and JSON doesn't allow it.
  clean: (value) => value.replaceAll('\u0000', '').trim(),
  problem: jsonLdProblem,
};

/** Normalization and validation of each field, for every API that writes it. */
export const seoFieldRules: Readonly<Record<SeoField, FieldRule>> = {
  title,
  metaDescription: description,
  canonicalUrl: address,
  robots: { maxLength: seoLimits.robotsMaxLength, clean: cleanRobots, problem: robotsProblem },
  ogTitle: title,
  ogDescription: description,
  ogImage: address,
  twitterTitle: title,
  twitterDescription: description,
  twitterImage: address,
  schemaType: {
    maxLength: 40,
    clean: (value) => value.trim(),
    problem: (value) =>
      schemaTypes.some((type) => type === value) ? null : `Must be one of ${schemaTypes.join(', ')}`,
  },
  customSchema: jsonLd,
  finalSchema: jsonLd,
};

/** Returns a field's text as it is stored: well-formed Unicode, normalized by the field's rule. */
export const cleanSeoText = (field: SeoField, value: string): string =>
  seoFieldRules[field].clean(value.toWellFormed());

/** Returns the problem of a normalized text, or null. Empty text is valid. */
export function seoTextProblem(field: SeoField, value: string): string | null {
  const { maxLength, problem } = seoFieldRules[field];
  if (value.length > maxLength) return `Must be at most ${maxLength} characters`;
  return value === '' ? null : problem(value);
}
