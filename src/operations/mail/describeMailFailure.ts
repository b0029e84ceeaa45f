import { describeError } from '@/log/describeError';

/**
 * Describes a mail failure for the log and the queue. Mail servers' replies often contain the recipient's address, so
 * only their codes are kept, as RFC 5321 and RFC 3463 define them.
 */
export function describeMailFailure(error: unknown): string {
  if (!(error instanceof Error) || !('response' in error) || typeof error.response !== 'string') {
    return describeError(error).message;
  }
  const { response } = error;
  const codes = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3}\b)?/.exec(response)?.[0];
  const kind = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return `The mail server refused it: ${kind}${codes ? `, ${codes}` : ''}`;
}
