import type { JobsConfig } from 'payload';
import { nobody } from '@/access/nobody';
import { sendMailTask } from '../mail/sendMailTask';

/** Work that is done after the answer. Nobody starts or cancels it from outside. */
export const jobsConfig: JobsConfig = {
  access: { run: nobody, queue: nobody, cancel: nobody },
  tasks: [sendMailTask],
  // After an outage, what was planned first is done first, whatever was planned last.
  processingOrder: { queues: { default: ['waitUntil', 'createdAt'] } },
};
