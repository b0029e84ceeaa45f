import { callApi } from '@/client/apiClient';
import { subscriberStates, type SubscriberState } from '@/domain/newsletter/subscriberStates';
import { pageLimits } from '@/schemas/paging';
import type { ListPlace } from '../list/useListAddress';

const path = '/api/admin/newsletter';

export const newsletterCountsPath = `${path}/counts` as const;

/** The state that the address asks for; empty for all. */
export const subscriberStateOf = ({ filter }: ListPlace): SubscriberState | '' =>
  subscriberStates.find((state) => state === filter) ?? '';

const narrowing = (place: ListPlace): Record<string, string> => {
  const state = subscriberStateOf(place);
  return { ...(place.search && { search: place.search }), ...(state && { state }) };
};

/** The call that answers what the address asks for. */
export const subscriberListPath = (place: ListPlace): `/${string}` =>
  `${path}?${new URLSearchParams({
    page: String(place.page),
    limit: String(pageLimits.usual),
    ...narrowing(place),
  })}`;

/** The call that answers all that the list finds as a file. */
export const subscriberExportPath = (place: ListPlace): `/${string}` =>
  `${path}/export?${new URLSearchParams(narrowing(place))}`;

export const deleteSubscriber = (id: number) => callApi(`${path}/${id}`, { method: 'DELETE' });
