import type { JobsConfig } from 'payload';
import { nobody } from '@/access/nobody';
import { sendMailTask } from '../mail/sendMailTask';

/** Background jobs. Nobody can run, queue or cancel them through the API. */
export const jobsConfig: JobsConfig = {
  access: { run: nobody, queue: nobody, cancel: nobody },
  tasks: [sendMailTask],
  // After an outage, overdue jobs run in the order of their scheduled times.
  processingOrder: { queues: { default: ['waitUntil', 'createdAt'] } },
};
