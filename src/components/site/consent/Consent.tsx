'use client';

import { useEffect, useState, type ComponentType } from 'react';

interface ConsentProps {
  tagManagerId: string;
}

/** Asks before anything is measured. Its code is fetched only by pages of a firm that has a tag manager. */
export function Consent(props: ConsentProps) {
  const [Banner, setBanner] = useState<ComponentType<ConsentProps>>();
  useEffect(() => {
    // Where it can't be fetched nobody is asked, and nothing is measured.
    void import('./ConsentBanner').then(({ ConsentBanner }) => setBanner(() => ConsentBanner));
  }, []);
  return Banner ? <Banner {...props} /> : null;
}
