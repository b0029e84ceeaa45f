import { TooManyRequests } from '@/errors/ApiFailures';

const hourSeconds = 60 * 60;

/**
 * Returns the error for a mail over its address's limit.
 * @param words message with the wait, such as "an hour"
 * @param waitSeconds as returned by `queueMail`
 */
export function tooManyMails(words: (wait: string) => string, waitSeconds: number): TooManyRequests {
  const hours = Math.ceil(waitSeconds / hourSeconds);
  return new TooManyRequests(words(hours === 1 ? 'an hour' : `${hours} hours`), waitSeconds);
}
