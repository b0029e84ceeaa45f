/** Longer texts are not names, and leave room for a message. */
const maxLength = 60;
/** Characters of addresses, links and phone numbers, and line breaks. */
const unlikeNames = /[@/\\:<>\p{Cc}\p{Zl}\p{Zp}]|\d[\d .()-]{4,}/u;
/** Matches `evil.example`, also with the dots of other scripts, but not "J. R. R." or "St. John". */
const likeDomain = /[\p{L}\p{N}-][.\u3002\uff0e\uff61][\p{L}\p{N}]{2,}/u;

/** Whether mail programs would turn the text, or a part of it, into a link. */
export const looksLikeAddress = (text: string): boolean => /@|\/\//.test(text) || likeDomain.test(text);

/**
 * Returns a name if a mail may contain it, or null. Anyone can sign up with someone else's address, so their name and
 * titles must not deliver a message or a link to that person in our mail.
 */
export function mailableName(name: string): string | null {
  const trimmed = name.trim();
  const isName = trimmed !== '' && trimmed.length <= maxLength;
  return isName && !unlikeNames.test(trimmed) && !likeDomain.test(trimmed) ? trimmed : null;
}
