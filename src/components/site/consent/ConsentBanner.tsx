'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { consent } from '@/content/site/consent';
import { isMeasuredPath } from '@/domain/navigation/isMeasuredPath';
import {
  readAnalyticsChoice,
  storeAnalyticsChoice,
  type AnalyticsChoice,
} from '@/integrations/analytics/analyticsChoice';
import { isTagManagerLoaded } from '@/integrations/analytics/isTagManagerLoaded';
import { loadTagManager, prepareTagManager } from '@/integrations/analytics/tagManager';
import styles from './ConsentBanner.module.css';

/** Calls back with the footer's button when it is pressed. Returns how to stop. */
function onOpenConsent(callback: (button: HTMLElement) => void): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-open-consent]') : null;
    if (button) callback(button);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** Shown until it is answered, and when the footer asks for it again; then it takes the focus and gives it back. */
function useConsent(tagManagerId: string) {
  const isMeasured = isMeasuredPath(usePathname());
  const [isOpen, setIsOpen] = useState(() => readAnalyticsChoice() === null);
  const title = useRef<HTMLHeadingElement>(null);
  const openedBy = useRef<HTMLElement>(null);

  useEffect(() => {
    prepareTagManager();
    if (isMeasured && readAnalyticsChoice() === 'granted') loadTagManager(tagManagerId);
  }, [isMeasured, tagManagerId]);

  useEffect(() => {
    return onOpenConsent((button) => {
      openedBy.current = button;
      setIsOpen(true);
    });
  }, []);

  useEffect(() => {
    if (isOpen && openedBy.current) title.current?.focus();
  }, [isOpen]);

  const choose = (choice: AnalyticsChoice) => {
    storeAnalyticsChoice(choice);
    if (choice === 'granted') {
      if (isMeasured) loadTagManager(tagManagerId);
    } else if (isTagManagerLoaded()) {
      window.location.reload();
    }
    setIsOpen(false);
    openedBy.current?.focus();
    openedBy.current = null;
  };
  return { isOpen, title, choose };
}

/** The question, with both answers alike. It covers no control: see its stylesheet. */
export function ConsentBanner({ tagManagerId }: { tagManagerId: string }) {
  const { isOpen, title, choose } = useConsent(tagManagerId);
  if (!isOpen) return null;
  return (
    <section aria-labelledby="consent-title" className={styles.banner} data-consent="" data-print="hide">
      <h2 id="consent-title" ref={title} tabIndex={-1} className={styles.title}>
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
