/** State of the mail queue that shutdown needs. */
interface MailUnderway {
  /** No further mail is sent. */
  isEnding: boolean;
  /** The current run of the queue. */
  run?: Promise<void> | undefined;
}

/**
 * Shared through a global symbol: the server in front and Next's bundle load separate copies of this module in one
 * process.
 */
const place = Symbol.for('ai-advisory.mailUnderway');
const shared = globalThis as { [place]?: MailUnderway };

/** Returns the one state of this process. */
export const mailState = (): MailUnderway => (shared[place] ??= { isEnding: false });

/**
 * Stops the queue and waits for the mail being sent. A mail that is interrupted may have arrived, so it is never sent
 * again.
 */
export async function endMail(): Promise<void> {
  mailState().isEnding = true;
  await mailState().run?.catch(() => undefined);
}
