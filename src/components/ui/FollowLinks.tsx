'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPanelPath } from '@/domain/navigation/isPanelPath';

const hrefOf = (link: HTMLAnchorElement): string => link.getAttribute('href') ?? '';

/** Whether only a full load leads there: from the site to the CMS, or back. */
const needsDocument = (href: string): boolean =>
  href.startsWith('/') && isPanelPath(href) !== isPanelPath(window.location.pathname);

/** The link of our own (`Link`) within this application that something happens to. */
function ownLinkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-own]') : null;
  return link && needsDocument(hrefOf(link)) ? null : link;
}

/** Whether it asks for the page in this tab, and nobody has dealt with it. */
function isPlainClick(click: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const isElsewhere =
    click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || !/^(_self)?$/.test(target);
  return click.button === 0 && !isElsewhere && !click.defaultPrevented;
}

/** Where the skip link leads. The address stays as it is, because behind its # may stand what the page is opened with. */
function skipToContent(): void {
  const main = document.getElementById('main');
  main?.scrollIntoView();
  main?.focus();
}

/**
 * Follows the links of the site within the page that is open. What one leads to is fetched ahead only when somebody is
 * about to follow it: fetching whatever is in sight would cost a visitor on a slow line more than the page itself. Next's
 * own link can do a good deal more than this site needs, and was a third of the script that a page carried beyond the
 * framework.
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
      // The router would leave for the browser's error page; `OfflineNotice` says why nothing happens.
      else if (navigator.onLine || href.startsWith('#')) router.push(href);
    };
    // A finger is told as well, before it is lifted.
    document.addEventListener('pointerover', fetchAhead, { signal });
    document.addEventListener('click', follow, { signal });
    return () => listening.abort();
  }, [router]);
  return null;
}
