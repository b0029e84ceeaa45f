import { isPageAddress, pageAddressNeeded } from './isPageAddress';
import { jsonLdProblem } from './jsonLdProblem';
import { seoLimits } from './seoLimits';
import { schemaTypes, type SeoField } from './SeoRecord';

/** Directives that search engines publish: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag */
const directive =
  /^(all|index|noindex|follow|nofollow|none|noarchive|nosnippet|noimageindex|notranslate|indexifembedded|max-(snippet|video-preview):-?\d{1,6}|max-image-preview:(none|standard|large))$/;

/** Directives in lower case with one comma and one space between them. */
function cleanRobots(text: string): string {
  return text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().replace(/\s*:\s*/, ':'))
    .filter((part) => part !== '')
    .join(', ');
}

/** Says what is wrong with cleaned robots directives; null when each is known. */
function robotsProblem(text: string): string | null {
  const unknown = text.split(', ').find((part) => !directive.test(part));
  return unknown === undefined ? null : `Unknown robots directive: ${unknown.slice(0, 40)}`;
}

interface FieldRule {
  maxLength: number;
  /** Puts a well-formed text into the form that is stored. */
  clean: (text: string) => string;
  /** Says what is wrong with a cleaned text that isn't empty; null when nothing is. */
  problem: (text: string) => string | null;
}

/** Line breaks and tabs are stripped like other control characters, but leave a space between words. */
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
  // NUL is the one character that neither JSON nor the database takes.
  clean: (value) => value.replaceAll('\u0000', '').trim(),
  problem: jsonLdProblem,
};

/** How each field of a record is cleaned and checked, whichever door it comes through. */
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

/** A text as it is stored: well-formed Unicode in the field's own form. */
export const cleanSeoText = (field: SeoField, value: string): string =>
  seoFieldRules[field].clean(value.toWellFormed());

/** Says what is wrong with a cleaned text, null when nothing is. Nothing is wrong with an empty one. */
export function seoTextProblem(field: SeoField, value: string): string | null {
  const { maxLength, problem } = seoFieldRules[field];
  if (value.length > maxLength) return `Must be at most ${maxLength} characters`;
  return value === '' ? null : problem(value);
}
