import type { PayloadRequest } from 'payload';
import { noonOf } from '@/domain/blog/postDay';
import { dayIn } from '@/format/dates';

/** The day on which somebody begins a post: theirs, by the time zone of their preferences. */
export const defaultDate = ({ user }: Pick<PayloadRequest, 'user'>): string =>
  noonOf(dayIn(new Date(), user?.timezone || 'UTC'));
