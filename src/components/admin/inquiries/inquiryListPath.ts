import { inquiryFilters, type InquiryFilter } from '@/domain/inquiries/inquiryStates';
import { isDocumentId } from '@/schemas/documentId';
import { noOwner } from '@/schemas/inquiryDesk';
import { dayBounds } from '../list/dayBounds';
import type { ListPlace } from '../list/useListAddress';

export const inquiriesPerPage = 20;

/** The states that are shown: all but spam unless the address says otherwise. */
export const inquiryFilterOf = ({ filter }: ListPlace): InquiryFilter =>
  inquiryFilters.find((known) => known === filter) ?? 'genuine';

/** Whose are shown; empty for everybody's and nobody's. */
export const ownerFilterOf = ({ owner = '' }: ListPlace): string =>
  owner === noOwner || isDocumentId(owner) ? owner : '';

/** What narrows the list. */
function narrowing(place: ListPlace): Record<string, string> {
  const asked = {
    search: place.search,
    status: inquiryFilterOf(place),
    owner: ownerFilterOf(place),
    ...dayBounds(place),
  };
  return Object.fromEntries(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** The call that answers all that the list finds as a file. */
export const inquiryExportPath = (place: ListPlace): `/${string}` =>
  `/api/admin/inquiries/export?${new URLSearchParams(narrowing(place))}`;

/** The call that answers what the address asks for. */
export function inquiryListPath(place: ListPlace): `/${string}` {
  const paging = { page: String(place.page), limit: String(inquiriesPerPage) };
  return `/api/admin/inquiries?${new URLSearchParams({ ...paging, ...narrowing(place) })}`;
}
