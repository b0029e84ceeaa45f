/** Directives that search engines publish: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag */
const directive =
  /^(all|index|noindex|follow|nofollow|none|noarchive|nosnippet|noimageindex|notranslate|indexifembedded|max-(snippet|video-preview):-?\d{1,6}|max-image-preview:(none|standard|large))$/;

/** Directives in lower case with one comma and one space between them. */
export function cleanRobots(text: string): string {
  return text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().replace(/\s*:\s*/, ':'))
    .filter((part) => part !== '')
    .join(', ');
}

/** Says what is wrong with cleaned robots directives; null when each is known. */
export function robotsProblem(text: string): string | null {
  const unknown = text.split(', ').find((part) => !directive.test(part));
  return unknown === undefined ? null : `Unknown robots directive: ${unknown.slice(0, 40)}`;
}
