/** Answers to these are about the recipient or the mail itself; those before are about whoever sends. */
const lastCommands: unknown[] = ['RCPT TO', 'DATA'];

/** A mail server that wants to know first who sends (RFC 4954, 6) is set up otherwise one day, and takes the mail then. */
const authenticationRequired = 530;

/**
 * Whether the mail server will refuse this mail each time: it answered its recipient or its content with 5yz, of which
 * RFC 5321 (4.2.1) says not to try again.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const { responseCode, command } = error;
  if (typeof responseCode !== 'number' || !lastCommands.includes(command)) return false;
  return responseCode >= 500 && responseCode < 600 && responseCode !== authenticationRequired;
}
