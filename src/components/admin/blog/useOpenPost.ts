import { useSearchParams } from 'next/navigation';
import { useCallback, useState } from 'react';

/** The post in the editor: a slug, or a new one. */
export type OpenPost = { slug: string } | 'new';

function moveTo(change: (parameters: URLSearchParams) => void, isNewEntry: boolean): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('edit');
  url.searchParams.delete('new');
  change(url.searchParams);
  const href = url.pathname + url.search;
  if (isNewEntry) window.history.pushState(null, '', href);
  else window.history.replaceState(null, '', href);
}

/** Keeps the open post in the address (`edit`, `new`), so that Back closes it and signing in again returns to it. */
export function useOpenPost() {
  const parameters = useSearchParams();
  const slug = parameters.get('edit');
  const [followed, setFollowed] = useState<{ opened: OpenPost; slug: string } | null>(null);
  const named: OpenPost | null = slug ? { slug } : parameters.has('new') ? 'new' : null;
  if (followed && !named) setFollowed(null);
  const opened = followed && followed.slug === slug ? followed.opened : named;
  return {
    opened,
    openNew: useCallback(() => moveTo((all) => all.set('new', ''), true), []),
    openPost: useCallback((wanted: string) => moveTo((all) => all.set('edit', wanted), true), []),
    /** Keeps the post open under its new slug. */
    follow: (now: string) => {
      if (!opened || now === slug) return;
      setFollowed({ opened, slug: now });
      moveTo((all) => all.set('edit', now), false);
    },
    close: useCallback(() => moveTo(() => undefined, false), []),
  };
}
