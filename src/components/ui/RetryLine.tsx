'use client';

import { useRef } from 'react';
import { retryLineTexts as texts } from '@/content/connection';
import row from '@/components/ui/Row.module.css';
import { Button } from './Button';
import { useKeptFocus } from './useKeptFocus';

/** A line that explains why content is missing, with a retry button. */
export function RetryLine({ onRetry }: { onRetry: () => void }) {
  const line = useRef<HTMLDivElement>(null);
  useKeptFocus(line);
  return (
    <div ref={line} className={row.gap3}>
      <p role="alert">{texts.text}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
