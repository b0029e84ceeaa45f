'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';

export interface ListPlace {
  /** From 1. */
  page: number;
  search: string;
  /** The field, with a hyphen before it for the other direction; empty for the list's usual order. */
  sort: string;
  /** Which kind of entries; lists of one kind leave it alone. */
  filter?: string;
  /** Who works on them, and the first and last day; few lists are narrowed by these. */
  owner?: string;
  from?: string;
  to?: string;
}

/** Leads to another place of the list; `replace`: in the entry of the history at which one is. */
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
 * Where one is in a list, kept in the address (`page`, `search`, `sort`, `filter` and so on), so that it can be reloaded, shared
 * and gone back to. Typing replaces the entry of the history, and so does leaving a page that is gone; anything else adds one.
 * Another search or order begins at page 1.
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
    // Of the address as it is now, which may be newer than the last render.
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
