import { inquiryFilters, type InquiryFilter } from '@/domain/inquiries/inquiryStates';
import { isDocumentId } from '@/schemas/documentId';
import { noOwner } from '@/schemas/inquiryDesk';
import { dayBounds } from '../list/dayBounds';
import { listQuery } from '../list/listQuery';
import type { ListPlace } from '../list/useListAddress';

export const inquiriesPerPage = 20;

/** Returns the statuses in the list: all except spam unless the address says otherwise. */
export const inquiryFilterOf = ({ filter }: ListPlace): InquiryFilter =>
  inquiryFilters.find((known) => known === filter) ?? 'genuine';

/** Returns the owner filter; empty for "all" and "unassigned". */
export const ownerFilterOf = ({ owner = '' }: ListPlace): string =>
  owner === noOwner || isDocumentId(owner) ? owner : '';

/** Query parameters of the list's filters. */
const filtersOf = (place: ListPlace) => ({
  search: place.search,
  status: inquiryFilterOf(place),
  owner: ownerFilterOf(place),
  ...dayBounds(place),
});

/** Returns the API path that exports everything the list matches. */
export const inquiryExportPath = (place: ListPlace): `/${string}` =>
  `/api/admin/inquiries/export?${listQuery(filtersOf(place))}`;

/** Returns the API path for a state of the list. */
export const inquiryListPath = (place: ListPlace): `/${string}` =>
  `/api/admin/inquiries?${listQuery({ page: place.page, limit: inquiriesPerPage, ...filtersOf(place) })}`;
