import { Gauge, type Registry } from 'prom-client';
import type { QueueReading } from '@/integrations/database/openQueueReading';

export type WatchedQueues = Pick<QueueReading, 'read'>;

/**
 * What the database says when somebody asks for the numbers, in one statement for all of them: the same on every server.
 * While it doesn't answer there are no numbers of jobs, rather than old ones.
 */
export function measureQueues(registry: Registry, { read }: WatchedQueues): void {
  const registers = [registry];
  new Gauge({
    name: 'site_jobs',
    help: 'Mails and planned work, by whether it is due, waits for its time or was given up',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      const queues = await read();
      this.reset();
      for (const { queue, waiting, due, failed } of queues ?? []) {
        this.set({ queue, state: 'waiting' }, waiting);
        this.set({ queue, state: 'due' }, due);
        this.set({ queue, state: 'failed' }, failed);
      }
    },
  });
  new Gauge({
    name: 'site_jobs_oldest_due_seconds',
    help: 'For how long the oldest work that is due has been',
    labelNames: ['queue'],
    registers,
    async collect() {
      const queues = await read();
      this.reset();
      for (const { queue, oldestDueSeconds } of queues ?? []) this.set({ queue }, oldestDueSeconds);
    },
  });
  new Gauge({
    name: 'site_database_up',
    help: 'Whether the database answered a small question within four seconds',
    registers,
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
}
