/**
 * A revision identifies one save of a post's content. It is `form/save`, and just `save` if no form sent it. The prefix
 * lets a form recognize its own saves, however late their responses arrive. The suffix keeps one form's saves apart for
 * every other form. Posts store it in the field `edition`.
 *
 * A form sends `revision|form`: the revision it loaded and its own id. After the response to a save, it may send the
 * revision of that save alone.
 */
const between = '|';
const ofSave = '/';

/**
 * Builds the value that a form sends.
 * @param shown null for a post from before revisions existed
 */
export const sentRevision = (shown: string | null, form: string): string => `${shown ?? ''}${between}${form}`;

/** Whether this form sent the value. */
export const isSentBy = (sent: string, form: string): boolean =>
  sent.includes(between) && sent.endsWith(`${between}${form}`);

/** Whether the value includes a form's id. */
export const namesForm = (sent: string): boolean => sent.includes(between);

/**
 * Returns the revision that a save creates.
 * @param sent by the form; null if no form sent the save
 * @param save an id unique to this save
 */
export const revisionOf = (sent: string | null, save: string): string =>
  sent === null ? save : `${formsIn(sent).at(-1)}${ofSave}${save}`;

/** Whether the sending form loaded or created the latest revision. */
export const hasSeenRevision = (sent: string, latest: string | null): boolean =>
  shownIn(sent) === (latest ?? '') || (latest !== null && hasMadeRevision(sent, latest));

/** Whether the sending form created the latest revision. */
export const hasMadeRevision = (sent: string, latest: string): boolean =>
  formsIn(sent).includes(formOf(latest));

const shownIn = (sent: string): string => sent.split(between)[0] ?? '';

/** Several ids if a form was remounted with the pending value of its predecessor. */
function formsIn(sent: string): string[] {
  const [shown = '', ...forms] = sent.split(between);
  return forms.length > 0 ? forms : [formOf(shown)];
}

const formOf = (revision: string): string => revision.split(ofSave)[0] ?? '';
