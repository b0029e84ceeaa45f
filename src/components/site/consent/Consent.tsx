'use client';

import { useEffect, useState, type ComponentType } from 'react';

interface ConsentProps {
  tagManagerId: string;
}

/** Asks for consent before any analytics. Loaded only on sites with a tag manager. */
export function Consent(props: ConsentProps) {
  const [Banner, setBanner] = useState<ComponentType<ConsentProps>>();
  useEffect(() => {
    // If it fails to load, no consent is requested and nothing is measured.
    void import('./ConsentBanner').then(({ ConsentBanner }) => setBanner(() => ConsentBanner));
  }, []);
  return Banner ? <Banner {...props} /> : null;
}
