'use client';

import { useSyncExternalStore } from 'react';
import { formatMoment, formatRecentMoment } from '@/format/dates';

interface ReaderMomentProps {
  at: string;
  /** Omits the date if it is today. */
  isRecent?: boolean;
}

const subscribeToNothing = () => () => undefined;

/** A time in the browser's time zone. Empty in the server's HTML, because the server doesn't know the time zone. */
export function ReaderMoment({ at, isRecent = false }: ReaderMomentProps) {
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const format = isRecent ? formatRecentMoment : formatMoment;
  return <time dateTime={at}>{isInBrowser ? format(at) : null}</time>;
}
