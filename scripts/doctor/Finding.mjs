/**
 * What an examination says of one subject.
 * @typedef {object} Finding
 * @property {'ok' | 'note' | 'wrong'} state a note is worth knowing and wants nothing
 * @property {string} subject
 * @property {string} words that never hold a secret
 */

/** @type {(subject: string, words: string) => Finding} */
export const ok = (subject, words) => ({ state: 'ok', subject, words });

/** @type {(subject: string, words: string) => Finding} */
export const hint = (subject, words) => ({ state: 'note', subject, words });

/** @type {(subject: string, words: string) => Finding} */
export const wrong = (subject, words) => ({ state: 'wrong', subject, words });
