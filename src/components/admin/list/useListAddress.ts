import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';

export interface ListPlace {
  /** Counted from 1. */
  page: number;
  search: string;
  /** Field name, prefixed with a hyphen for descending order; empty for the default order. */
  sort: string;
  /** Type filter; unused in lists of one type. */
  filter?: string;
  /** Owner and date range; used in few lists. */
  owner?: string;
  from?: string;
  to?: string;
}

/** Navigates to another state of the list; `replace` reuses the current history entry. */
export type ListMove = (changes: Partial<ListPlace>, how?: 'push' | 'replace') => void;

const largestPage = 100_000;

const readPage = (text: string | null): number => {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), largestPage);
};

const write = (parameters: URLSearchParams, name: string, value: string) => {
  if (value) parameters.set(name, value);
  else parameters.delete(name);
};

/**
 * Keeps the state of a list in the address (`page`, `search`, `sort`, `filter` and so on) for reload, sharing and Back.
 * Typing, and leaving a page that no longer exists, replace the history entry; other changes add one. A new search or
 * order starts at page 1.
 */
export function useListAddress() {
  const parameters = useSearchParams();
  const place: ListPlace = useMemo(
    () => ({
      page: readPage(parameters.get('page')),
      search: parameters.get('search') ?? '',
      sort: parameters.get('sort') ?? '',
      filter: parameters.get('filter') ?? '',
      owner: parameters.get('owner') ?? '',
      from: parameters.get('from') ?? '',
      to: parameters.get('to') ?? '',
    }),
    [parameters],
  );

  const move: ListMove = useCallback((changes, how = changes.search === undefined ? 'push' : 'replace') => {
    // Reads the current address, which may be newer than the last render.
    const url = new URL(window.location.href);
    const { page = 1, ...others } = changes;
    for (const [name, value] of Object.entries(others)) write(url.searchParams, name, value);
    write(url.searchParams, 'page', page > 1 ? String(page) : '');
    const href = url.pathname + url.search;
    if (how === 'push') window.history.pushState(null, '', href);
    else window.history.replaceState(null, '', href);
  }, []);

  return { place, move };
}
