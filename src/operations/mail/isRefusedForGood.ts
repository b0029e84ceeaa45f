/** SMTP commands whose replies concern the recipient or the content. Replies to earlier ones concern the sender. */
const lastCommands: unknown[] = ['RCPT TO', 'DATA'];

/** Authentication required (RFC 4954, 6) is a configuration error. Once it is fixed, the mail goes through. */
const authenticationRequired = 530;

/** Returns whether a retry is pointless: the server rejected recipient or content with 5yz (RFC 5321, 4.2.1). */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const { responseCode, command } = error;
  if (typeof responseCode !== 'number' || !lastCommands.includes(command)) return false;
  return responseCode >= 500 && responseCode < 600 && responseCode !== authenticationRequired;
}
