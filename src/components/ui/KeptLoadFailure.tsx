'use client';

import { useRef, type ComponentProps } from 'react';
import { LoadFailure } from './LoadFailure';
import { useKeptFocus } from './useKeptFocus';

/** A load failure of the portal or the admin. Moves the focus to the page when Retry removes it. */
export function KeptLoadFailure(props: ComponentProps<typeof LoadFailure>) {
  const block = useRef<HTMLDivElement>(null);
  useKeptFocus(block);
  return (
    <div ref={block}>
      <LoadFailure {...props} />
    </div>
  );
}
