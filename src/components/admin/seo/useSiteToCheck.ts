import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryKeys } from '@/client/queryKeys';
import { useDebounced } from '@/client/useDebounced';
import type { SiteToCheck } from '@/domain/seo/checks/PageToCheck';
import type { RenderedHead } from '@/domain/seo/renderHead';
import { fetchSeoMatches } from './seoApi';

/** Returns the query about a page's metadata. A text cut at the API's limit matches nothing. */
function questionOf(head: RenderedHead, origin: string): string {
  const url = URL.canParse(head.canonicalUrl) ? new URL(head.canonicalUrl) : null;
  return new URLSearchParams({
    title: head.title.slice(0, 400),
    description: head.description.slice(0, 600),
    canonicalPath: url?.origin === origin ? url.pathname.slice(0, 2_000) : '',
  }).toString();
}

/**
 * Returns the other pages as far as the server has said about these texts, after typing pauses. Until then nothing
 * counts as a duplicate or as missing.
 */
export function useSiteToCheck(head: RenderedHead | null, origin: string): SiteToCheck {
  const question = head ? questionOf(head, origin) : '';
  const settled = useDebounced(question);
  const { data } = useQuery({
    queryKey: queryKeys.seoMatches(settled),
    queryFn: ({ signal }) => fetchSeoMatches(settled, signal),
    enabled: settled !== '',
    meta: { failure: 'The words could not be compared with other pages' },
  });
  const matches = settled === question ? data : undefined;
  return useMemo(
    () => ({
      origin,
      isKnownPath: () => matches?.isKnownPath ?? true,
      sameWords: () => ({ title: new Set(matches?.title), description: new Set(matches?.description) }),
    }),
    [origin, matches],
  );
}
