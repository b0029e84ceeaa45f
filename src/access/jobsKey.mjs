import { createHmac } from 'node:crypto';

/**
 * What the server shows when it asks the site to do what is due, and what the site expects then. Plain JavaScript, because
 * `npm run dev` shows it from a command.
 * @param {string} payloadSecret
 */
export const jobsKey = (payloadSecret) =>
  createHmac('sha256', payloadSecret).update('run-due-jobs').digest('base64url');
