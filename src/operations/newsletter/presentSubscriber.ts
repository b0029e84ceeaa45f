import type { SubscriberRow } from '@/database/tables/subscribers';
import type { SubscriberAnswer } from '@/schemas/newsletter';

/** A subscriber as administrators see them. */
export const presentSubscriber = ({
  askedAt,
  confirmedAt,
  leftAt,
  ...row
}: SubscriberRow): SubscriberAnswer => ({
  ...row,
  askedAt: askedAt.toISOString(),
  confirmedAt: confirmedAt?.toISOString() ?? null,
  leftAt: leftAt?.toISOString() ?? null,
});
