/** What is known of the queue of mails where the process is ended. */
interface MailUnderway {
  /** No mail is begun any more. */
  isEnding: boolean;
  /** What is being sent, the whole run of it. */
  run?: Promise<void> | undefined;
}

/** The server in front and what Next has bundled have modules of their own, but one process. */
const place = Symbol.for('ai-advisory.mailUnderway');
const shared = globalThis as { [place]?: MailUnderway };

/** The same for all who ask, as long as the process lives. */
export const mailState = (): MailUnderway => (shared[place] ??= { isEnding: false });

/**
 * Has no more mail begun, and waits for what is being handed over. Of what is cut off in the middle nobody knows whether it
 * arrived, so it is never sent again.
 */
export async function endMail(): Promise<void> {
  mailState().isEnding = true;
  await mailState().run?.catch(() => undefined);
}
