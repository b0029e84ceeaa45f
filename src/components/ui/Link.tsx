import type { ComponentProps } from 'react';

interface LinkProps extends ComponentProps<'a'> {
  /** Path or anchor of this site, or any other URL, which the browser follows natively. */
  href: string;
}

/**
 * A link inside the site, followed by `FollowLinks` without a full page load. It is no client component on purpose:
 * pages consist largely of links, and the props of each would be sent a second time for hydration.
 */
export function Link({ href, ...link }: LinkProps) {
  return <a {...link} href={href} data-own={/^[/#](?!\/)/.test(href) ? '' : undefined} />;
}
