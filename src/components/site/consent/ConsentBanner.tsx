'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { consent } from '@/content/site/consent';
import { isMeasuredPath } from '@/domain/navigation/isMeasuredPath';
import {
  onAnalyticsChoice,
  readAnalyticsChoice,
  storeAnalyticsChoice,
  type AnalyticsChoice,
} from '@/integrations/analytics/analyticsChoice';
import { isTagManagerLoaded } from '@/integrations/analytics/isTagManagerLoaded';
import { loadTagManager, prepareTagManager } from '@/integrations/analytics/tagManager';
import text from '@/components/ui/Text.module.css';
import styles from './ConsentBanner.module.css';

/** Calls back with the footer's button when it is pressed. Returns a function that unsubscribes. */
function onOpenConsent(callback: (button: HTMLElement) => void): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-open-consent]') : null;
    if (button) callback(button);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/**
 * Shows the banner until it is answered in any tab, and when the footer reopens it; then it takes focus and returns it
 * afterwards.
 */
function useConsent(tagManagerId: string) {
  const isMeasured = isMeasuredPath(usePathname());
  // Null while the question is open.
  const [choice, setChoice] = useState(readAnalyticsChoice);
  const isOpen = choice === null;
  const title = useRef<HTMLHeadingElement>(null);
  const openedBy = useRef<HTMLElement>(null);

  useEffect(() => {
    prepareTagManager();
    if (choice === 'granted' && isMeasured) loadTagManager(tagManagerId);
    if (choice === 'denied' && isTagManagerLoaded()) window.location.reload();
  }, [choice, isMeasured, tagManagerId]);

  useEffect(() => onAnalyticsChoice(setChoice), []);

  useEffect(() => {
    return onOpenConsent((button) => {
      openedBy.current = button;
      setChoice(null);
    });
  }, []);

  useEffect(() => {
    if (!openedBy.current) return;
    if (isOpen) return title.current?.focus();
    openedBy.current.focus();
    openedBy.current = null;
  }, [isOpen]);

  const choose = (chosen: AnalyticsChoice) => {
    storeAnalyticsChoice(chosen);
    setChoice(chosen);
  };
  return { isOpen, title, choose };
}

/** Consent banner with two equal buttons. It covers no control: see its stylesheet. */
export function ConsentBanner({ tagManagerId }: { tagManagerId: string }) {
  const { isOpen, title, choose } = useConsent(tagManagerId);
  const path = usePathname();
  const banner = useRef<HTMLElement>(null);

  // On some pages a sticky form needs the space, so the banner moves.
  useLayoutEffect(() => {
    const hasForm = document.querySelector('[data-stays]') !== null;
    banner.current?.toggleAttribute('data-beside-form', hasForm);
  }, [path, isOpen]);

  if (!isOpen) return null;
  return (
    <section
      ref={banner}
      aria-labelledby="consent-title"
      className={styles.banner}
      data-consent=""
      data-print="hide"
    >
      <h2 id="consent-title" ref={title} tabIndex={-1} className={text.subheading}>
        {consent.title}
      </h2>
      <p>
        {consent.text} <Link href="/privacy">{consent.privacy}</Link>
      </p>
      <div className={styles.answers}>
        <Button variant="secondary" size="small" onClick={() => choose('denied')}>
          {consent.refuse}
        </Button>
        <Button variant="secondary" size="small" onClick={() => choose('granted')}>
          {consent.agree}
        </Button>
      </div>
    </section>
  );
}
