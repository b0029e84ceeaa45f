import { createHmac } from 'node:crypto';

/**
 * What the server shows when it asks the site to do what is due: src/operations/jobs/runDueJobs.ts makes the same.
 * @param {string} payloadSecret
 */
export const jobsKey = (payloadSecret) =>
  createHmac('sha256', payloadSecret).update('run-due-jobs').digest('base64url');
