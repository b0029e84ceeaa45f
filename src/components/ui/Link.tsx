'use client';

import NextLink from 'next/link';
import { useState, type ComponentProps } from 'react';

/**
 * A link inside the site. What it leads to is fetched ahead only when somebody is about to follow it: fetching whatever
 * is in sight would cost a visitor on a slow line more than the page itself.
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  const [isIntended, setIsIntended] = useState(false);
  const intend = () => setIsIntended(true);
  return (
    <NextLink {...props} prefetch={isIntended ? null : false} onPointerEnter={intend} onTouchStart={intend} />
  );
}
