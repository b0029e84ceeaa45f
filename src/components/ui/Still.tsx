'use client';

import { useId, type ReactNode } from 'react';

interface StillProps {
  className?: string | undefined;
  /** Stands instead of `children` where the server has taken them out of the page's data (`takeOutStill`). */
  still?: string;
  children?: ReactNode;
}

/** What stood in the page under a name when React took it over, for when it is shown again. */
const kept = new Map<string, string>();

/**
 * A part of a page in which nothing happens. As long as there is no component of the browser in it, it comes once, as HTML,
 * and not a second time for React.
 */
export function Still({ className, still, children }: StillProps) {
  const id = useId();
  if (still && !kept.has(still)) kept.set(still, document.getElementById(id)?.innerHTML ?? '');
  const content = still ? { dangerouslySetInnerHTML: { __html: kept.get(still) ?? '' } } : { children };
  return <div id={id} className={className} {...content} />;
}
