'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPanelPath } from '@/domain/navigation/isPanelPath';
import { startTabAt } from './startTabAt';

const hrefOf = (link: HTMLAnchorElement): string => link.getAttribute('href') ?? '';

/** Whether the link needs a full page load: site and CMS have separate root layouts. */
const needsDocument = (href: string): boolean =>
  href.startsWith('/') && isPanelPath(href) !== isPanelPath(window.location.pathname);

/** Returns the `Link` that an event targets, unless it needs a full page load. */
function ownLinkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-own]') : null;
  return link && needsDocument(hrefOf(link)) ? null : link;
}

/** Whether the click opens the link in this tab and no other handler has prevented it. */
function isPlainClick(click: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const isElsewhere =
    click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || !/^(_self)?$/.test(target);
  return click.button === 0 && !isElsewhere && !click.defaultPrevented;
}

/** Target of the skip link. Keeps the URL: its fragment may carry a token that the page needs. */
function skipToContent(): void {
  const main = document.getElementById('main');
  main?.scrollIntoView();
  main?.focus();
}

/**
 * Client-side navigation for every `Link`, by delegated events. It prefetches on hover or touch only: prefetching all
 * links in the viewport would cost a visitor on a slow line more than the page itself. `next/link` was a third of a
 * page's script beyond the framework, for features that this site doesn't use.
 */
export function FollowLinks() {
  const router = useRouter();
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const fetchAhead = (event: Event) => {
      const link = ownLinkOf(event);
      if (link) router.prefetch(hrefOf(link));
    };
    const follow = (click: MouseEvent) => {
      const link = ownLinkOf(click);
      if (!link || !isPlainClick(click, link)) return;
      click.preventDefault();
      const href = hrefOf(link);
      if (href === '#main') skipToContent();
      // Offline, the router would fall back to a full load and the browser's error page; `OfflineNotice` explains.
      else if (navigator.onLine || href.startsWith('#')) {
        router.push(href);
        // On another page: `ScrollToTop`, once it is there.
        if (link.pathname === window.location.pathname) startTabAt(link.hash);
      }
    };
    // `pointerover` also fires when a finger touches the screen, before the click.
    document.addEventListener('pointerover', fetchAhead, { signal });
    document.addEventListener('click', follow, { signal });
    return () => listening.abort();
  }, [router]);
  return null;
}
