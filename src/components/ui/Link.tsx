import type { ComponentProps } from 'react';

interface LinkProps extends ComponentProps<'a'> {
  /** Path or anchor of this site, or any other address, which the browser then follows by itself. */
  href: string;
}

/**
 * A link inside the site, which `FollowLinks` follows without loading a page anew. Nothing of it is a component in the
 * browser: pages consist of links for a good part, and each would come along a second time, for React.
 */
export function Link({ href, ...link }: LinkProps) {
  return <a {...link} href={href} data-own={/^[/#](?!\/)/.test(href) ? '' : undefined} />;
}
