import { TooManyRequests } from '@/errors/ApiFailures';

const hourSeconds = 60 * 60;

/**
 * The refusal of a mail whose address has had enough of its kind.
 * @param words with how long it will be, such as "an hour"
 * @param waitSeconds as `queueMail` answers them
 */
export function tooManyMails(words: (wait: string) => string, waitSeconds: number): TooManyRequests {
  const hours = Math.ceil(waitSeconds / hourSeconds);
  return new TooManyRequests(words(hours === 1 ? 'an hour' : `${hours} hours`), waitSeconds);
}
