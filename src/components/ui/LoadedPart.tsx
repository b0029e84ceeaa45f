'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { logFailure } from '@/client/logFailure';
import { LoadFailure } from './LoadFailure';

interface LoadedPartProps<Props extends object> {
  /** Imports the component. Must be a stable reference: a new function loads again. */
  load: () => Promise<ComponentType<Props>>;
  /** Props of the component. */
  part: Props;
  texts: { loading: string; failed: string; retry: string };
  /** Placeholder while loading, instead of `texts.loading`. */
  meanwhile?: ReactNode;
}

/** Lazy-loads a component when it is first rendered, so that its code isn't loaded with the page. */
export function LoadedPart<Props extends object>({ load, part, texts, meanwhile }: LoadedPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    load()
      .then((component) => isCurrent && setPart(() => component))
      .catch((error: unknown) => {
        logFailure('A part of the page could not be loaded', error);
        if (isCurrent) setFailedAttempt(attempt);
      });
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  if (Part) return <Part {...part} />;
  if (failedAttempt !== attempt) return meanwhile ?? <p role="status">{texts.loading}</p>;
  return <LoadFailure message={texts.failed} retry={texts.retry} onRetry={() => setAttempt(attempt + 1)} />;
}
