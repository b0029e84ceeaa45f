'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { logFailure } from '@/client/logFailure';

interface ConsentProps {
  tagManagerId: string;
}

/** Asks before anything is measured. Its code is fetched only by pages of a firm that has a tag manager. */
export function Consent({ tagManagerId }: ConsentProps) {
  const [Banner, setBanner] = useState<ComponentType<ConsentProps> | null>(null);
  useEffect(() => {
    import('./ConsentBanner').then(
      ({ ConsentBanner }) => setBanner(() => ConsentBanner),
      (error: unknown) => logFailure('The analytics question can’t be shown', error),
    );
  }, []);
  return Banner ? <Banner tagManagerId={tagManagerId} /> : null;
}
