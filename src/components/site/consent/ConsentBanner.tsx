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

export interface ConsentBannerProps {
  tagManagerId: string;
  /** To be asked again, by the footer's button that said so; another one each time. Null before the first. */
  wish: { button: HTMLElement } | null;
}

/** Shown until it is answered, and when the footer asks for it again; then it takes the focus and gives it back. */
function useConsent({ tagManagerId, wish }: ConsentBannerProps) {
  const isMeasured = isMeasuredPath(usePathname());
  /** What was asked for when the question was answered last; undefined before it ever was. */
  const [answered, setAnswered] = useState<ConsentBannerProps['wish'] | undefined>(() =>
    readAnalyticsChoice() === null ? undefined : null,
  );
  const title = useRef<HTMLHeadingElement>(null);
  const isOpen = answered !== wish;

  useEffect(() => {
    prepareTagManager();
    if (isMeasured && readAnalyticsChoice() === 'granted') loadTagManager(tagManagerId);
  }, [isMeasured, tagManagerId]);

  useEffect(() => {
    if (wish) title.current?.focus();
  }, [wish]);

  const choose = (choice: AnalyticsChoice) => {
    storeAnalyticsChoice(choice);
    if (choice === 'granted') {
      if (isMeasured) loadTagManager(tagManagerId);
    } else if (isTagManagerLoaded()) {
      window.location.reload();
    }
    setAnswered(wish);
    wish?.button.focus();
  };
  return { isOpen, title, choose };
}

/** The question, with both answers alike. It covers no control: see its stylesheet. */
export function ConsentBanner(props: ConsentBannerProps) {
  const { isOpen, title, choose } = useConsent(props);
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
