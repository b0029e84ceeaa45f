import type { PostgresAdapter } from '@payloadcms/db-postgres';

type UpdateJobs = PostgresAdapter['updateJobs'];

/**
 * Payload's way of changing jobs, but for a change that fails. Payload begins a transaction for each, which is for nothing
 * else, and leaves it open then: its connection would be taken for good. Jobs that somebody has removed meanwhile are null in
 * its answer, over which it trips.
 */
export const updatingJobs = (updateJobs: UpdateJobs): UpdateJobs =>
  async function (this: PostgresAdapter, args) {
    try {
      const jobs = await updateJobs.call(this, args);
      return jobs?.filter(Boolean) ?? null;
    } catch (error) {
      const transaction = await args.req?.transactionID;
      if (transaction !== undefined) await this.rollbackTransaction(transaction);
      throw error;
    }
  };
