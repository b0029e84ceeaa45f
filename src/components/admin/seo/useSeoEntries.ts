import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '@/client/queryKeys';
import { refetchQueries } from '@/client/refetchQueries';
import type { SeoEntries, SeoEntry } from '@/schemas/seo';
import { fetchSeoEntries } from './seoApi';

const reloadEntries = () => void refetchQueries(queryKeys.seoEntries);

/** Returns every page as rendered now; null during the first load. */
export function useSeoEntries(): { entries: SeoEntries | 'failed' | null; reload: () => void } {
  const { data, isError } = useQuery({
    queryKey: queryKeys.seoEntries,
    queryFn: ({ signal }) => fetchSeoEntries(signal),
    meta: { failure: 'The list of pages could not be loaded' },
  });
  return {
    entries: isError ? 'failed' : (data ?? null),
    reload: reloadEntries,
  };
}

/** The edited page among all pages. */
export interface KnownPages {
  entry: SeoEntry;
  entries: SeoEntries;
}
