/** Longer ones are no names, and leave room for a message. */
const maxLength = 60;
/** What addresses, links and phone numbers are made of, and what starts a new line. */
const unlikeNames = /[@/\\:<>\p{Cc}\p{Zl}\p{Zp}]|\d[\d .()-]{4,}/u;
/** `evil.example`, also with the dots of other scripts; not the ones of "J. R. R." or "St. John". */
const likeDomain = /[\p{L}\p{N}-][.\u3002\uff0e\uff61][\p{L}\p{N}]{2,}/u;

/** Whether mail programs would make a link of it, or of a part. */
export const looksLikeAddress = (text: string): boolean => /@|\/\//.test(text) || likeDomain.test(text);

/**
 * A name as a mail may show it, or null. Whoever signs up may do so with a stranger's address: what they call themselves
 * and their things must not bring that stranger a message or a link under our name.
 */
export function mailableName(name: string): string | null {
  const trimmed = name.trim();
  const isName = trimmed !== '' && trimmed.length <= maxLength;
  return isName && !unlikeNames.test(trimmed) && !likeDomain.test(trimmed) ? trimmed : null;
}
