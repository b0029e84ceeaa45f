import { createHmac } from 'node:crypto';

/**
 * Returns the key with which the server authenticates its job requests to the site. Plain JavaScript, because
 * `npm run dev` uses it without a bundler.
 * @param {string} payloadSecret
 */
export const jobsKey = (payloadSecret) =>
  createHmac('sha256', payloadSecret).update('run-due-jobs').digest('base64url');
