import { sql } from 'drizzle-orm';
import { stopMailQueue, runMailQueue } from '@/operations/mail/runMailQueue';
import { smtpMail } from '@/integrations/email/smtpMail';
import { startMailServer, type MailServer } from './mailServer';
import { testPayload } from './testPayload';

/** Only for what hangs: a test about time lets it run out. Nothing else has a limit of just this length. */
export const mailTimeoutMs = 59_998;

/** From now on the site's mail goes to a server of the test. Undo it at the end. */
export async function sendMailThrough(server: Pick<MailServer, 'url'>): Promise<() => void> {
  const payload = await testPayload();
  const usual = { email: payload.email, sendEmail: payload.sendEmail };
  const adapter = await smtpMail({
    url: server.url,
    from: 'site@example.com',
    firmName: 'Smith, Jones <& Co>',
    timeoutMs: mailTimeoutMs,
  });
  const email = adapter({ payload });
  Object.assign(payload, { email, sendEmail: email.sendEmail });
  return () => void Object.assign(payload, usual);
}

/**
 * A mail server of its own that all mail goes to until `stop`, and only when the test says so. What earlier tests have
 * ordered is forgotten, and how much of it there was.
 */
export async function useMailServer() {
  const payload = await testPayload();
  stopMailQueue();
  // Payload fails on a job that is gone when it has been done.
  await payload.db.drizzle.execute(
    sql`delete from payload_jobs where queue = 'mail' and processing is not true`,
  );
  // What is for the firm counts as one address, whichever test it comes from.
  await payload.db.drizzle.execute(
    sql`delete from rate_limits where key like 'mail-hour:%' or key like 'mail-day:%'`,
  );
  // Waits for a run that is underway.
  await runMailQueue(payload);
  const server = await startMailServer();
  const restore = await sendMailThrough(server);
  return {
    server,
    /** Sends what is due and answers what has arrived for an address. */
    deliver: async (to: string) => {
      await runMailQueue(payload);
      return server.mails.filter((mail) => mail.to.includes(to));
    },
    /** As if the wait between attempts were over. */
    skipWaits: async () => {
      await payload.db.drizzle.execute(sql`update payload_jobs set wait_until = null where queue = 'mail'`);
    },
    stop: async () => {
      restore();
      await server.close();
    },
  };
}

/** The token of the link in a mail. */
export const tokenIn = (text: string): string => /#token=([\w-]+)/.exec(text)?.[1] ?? '';
