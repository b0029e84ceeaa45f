import type { PayloadRequest } from 'payload';
import { noonOf } from '@/domain/blog/postDay';
import { dayIn } from '@/format/dates';

/** Returns today as the default post date, in the time zone of the author's preferences. */
export const defaultDate = ({ user }: Pick<PayloadRequest, 'user'>): string =>
  noonOf(dayIn(new Date(), user?.timezone || 'UTC'));
