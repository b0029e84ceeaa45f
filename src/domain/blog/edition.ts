/**
 * An edition is a post's words as they were saved once. Its name says which form saved it, `form/save`; a save that comes from
 * no form has a name of its own. So a form knows what it has saved itself for its own, however late the answers to its saves
 * come, and nobody who has seen one of its saves takes that for having seen the next.
 *
 * What a form sends is `edition|form`: the one that it was filled in with, and itself. Once a save is answered it may send the
 * edition that it has made alone.
 */
const between = '|';
const ofSave = '/';

/** @param shown null for a post from before there were editions */
export const sentEdition = (shown: string | null, form: string): string => `${shown ?? ''}${between}${form}`;

/** Whether what there is to be sent says that it comes from this form. */
export const isSentBy = (sent: string, form: string): boolean =>
  sent.includes(between) && sent.endsWith(`${between}${form}`);

/** Whether what there is to be sent says which form it comes from. */
export const namesForm = (sent: string): boolean => sent.includes(between);

/**
 * The name of the edition that a save makes.
 * @param sent by its form; null when it comes from none
 * @param save a name that no other save has
 */
export const editionOf = (sent: string | null, save: string): string =>
  sent === null ? save : `${formsIn(sent).at(-1)}${ofSave}${save}`;

/** Whether the form that sent this was filled in with the latest edition, or has made it. */
export const hasSeenEdition = (sent: string, latest: string | null): boolean =>
  shownIn(sent) === (latest ?? '') || (latest !== null && hasMadeEdition(sent, latest));

/** Whether the form that sent this has made the latest edition. */
export const hasMadeEdition = (sent: string, latest: string): boolean =>
  formsIn(sent).includes(formOf(latest));

const shownIn = (sent: string): string => sent.split(between)[0] ?? '';

/** Several, when a form was put up anew with what the one before it was about to send. */
function formsIn(sent: string): string[] {
  const [shown = '', ...forms] = sent.split(between);
  return forms.length > 0 ? forms : [formOf(shown)];
}

const formOf = (edition: string): string => edition.split(ofSave)[0] ?? '';
