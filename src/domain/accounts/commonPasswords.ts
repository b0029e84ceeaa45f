import { dictionary } from '@zxcvbn-ts/language-common';
import { accountLimits } from './accountLimits';

const refusedCount = 3_000;

/**
 * The 3,000 most used passwords that would pass the length rule, in lower case, from the frequency list of zxcvbn-ts.
 * For the server only: the list is too long to send to a browser.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= accountLimits.passwordMinLength)
    .slice(0, refusedCount),
);
