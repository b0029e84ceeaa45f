/**
 * A text of the model with what only differs in typography made plain: composed accents, ordinary spaces and hyphens.
 * Nothing that could hide or carry something is taken away here; that is for the checks to find.
 */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00A0\u2009\u202F]/gu, ' ')
    .replace(/[\u2010\u2011]/gu, '-')
    .replace(/ {2,}/gu, ' ')
    .trim();
}
