/**
 * An edition is a post's words as somebody saved them: whoever changes them makes a new one. A form that is open and saves
 * again and again keeps one name for all that it makes, so that its own saves, however slowly they are answered, are never
 * taken for somebody else's.
 *
 * What a form sends are two names: of the edition that it was filled in with, and of its own.
 */
const between = '|';

/** @param shown null for a post from before there were editions */
export const sentEdition = (shown: string | null, own: string): string => `${shown ?? ''}${between}${own}`;

/** Whether what a form has to send names `own` as the edition that it makes. */
export const makesEdition = (sent: string, own: string): boolean => madeEdition(sent) === own;

/** The edition that a save makes, from what its form sent. */
export const madeEdition = (sent: string): string => namesIn(sent).at(-1) ?? '';

/** Whether the form that sent this has seen the edition that is the latest, or made it. */
export const hasSeenEdition = (sent: string, latest: string | null): boolean =>
  namesIn(sent).includes(latest ?? '');

const namesIn = (sent: string): string[] => sent.split(between);
