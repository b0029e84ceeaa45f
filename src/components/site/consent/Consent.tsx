'use client';

import { useEffect, useState, type ComponentType } from 'react';
import type { ConsentBannerProps } from './ConsentBanner';

interface ConsentProps {
  tagManagerId: string;
}

/** Calls back with the footer's button when it is pressed. Returns how to stop. */
function onOpenConsent(callback: (button: HTMLElement) => void): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-open-consent]') : null;
    if (button) callback(button);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/**
 * Asks before anything is measured. Its code is fetched only by pages of a firm that has a tag manager; who presses the
 * footer's button before it has come is asked when it has.
 */
export function Consent({ tagManagerId }: ConsentProps) {
  const [Banner, setBanner] = useState<ComponentType<ConsentBannerProps>>();
  const [wish, setWish] = useState<ConsentBannerProps['wish']>(null);
  useEffect(() => onOpenConsent((button) => setWish({ button })), []);
  useEffect(() => {
    import('./ConsentBanner').then(
      ({ ConsentBanner }) => setBanner(() => ConsentBanner),
      // Where it can't be fetched nobody is asked, and nothing is measured; pressing the button tries again.
      () => undefined,
    );
  }, [wish]);
  return Banner ? <Banner tagManagerId={tagManagerId} wish={wish} /> : null;
}
