/**
 * Normalizes the typography of the model's text: composed accents, ordinary spaces and hyphens. Removes nothing that
 * could hide or carry content; that is left for the checks to find.
 */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00A0\u2009\u202F]/gu, ' ')
    .replace(/[\u2010\u2011]/gu, '-')
    .replace(/ {2,}/gu, ' ')
    .trim();
}
