'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';

interface LinkProps extends ComponentProps<'a'> {
  /** Path or anchor of this site, or any other address, which the browser then follows by itself. */
  href: string;
}

/** Whether it asks for the page in this tab, and nobody has dealt with it. */
function isPlainClick(click: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = click.currentTarget;
  const isElsewhere =
    click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || !/^(_self)?$/.test(target);
  return click.button === 0 && !isElsewhere && !click.isDefaultPrevented();
}

/**
 * A link inside the site. What it leads to is fetched ahead only when somebody is about to follow it: fetching whatever
 * is in sight would cost a visitor on a slow line more than the page itself. Next's own link can do a good deal more
 * than this site needs, and was a third of the script that a page carried beyond the framework.
 */
export function Link({ href, onClick, ...link }: LinkProps) {
  const router = useRouter();
  const isOwn = /^[/#](?!\/)/.test(href);
  const fetchAhead = isOwn ? () => router.prefetch(href) : undefined;
  return (
    <a
      {...link}
      href={href}
      onPointerEnter={fetchAhead}
      onTouchStart={fetchAhead}
      onClick={(click) => {
        onClick?.(click);
        if (!isOwn || !isPlainClick(click)) return;
        click.preventDefault();
        // The router would leave for the browser's error page; `OfflineNotice` says why nothing happens.
        if (navigator.onLine || href.startsWith('#')) router.push(href);
      }}
    />
  );
}
