/**
 * Result of one check.
 * @typedef {object} Finding
 * @property {'ok' | 'note' | 'wrong'} state `note` needs no action
 * @property {string} subject
 * @property {string} words message, which never contains a secret
 */

/** @type {(subject: string, words: string) => Finding} */
export const ok = (subject, words) => ({ state: 'ok', subject, words });

/** @type {(subject: string, words: string) => Finding} */
export const hint = (subject, words) => ({ state: 'note', subject, words });

/** @type {(subject: string, words: string) => Finding} */
export const wrong = (subject, words) => ({ state: 'wrong', subject, words });
