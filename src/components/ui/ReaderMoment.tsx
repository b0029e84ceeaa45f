'use client';

import { useSyncExternalStore } from 'react';
import { formatMoment, formatRecentMoment } from '@/format/dates';

interface ReaderMomentProps {
  at: string;
  /** Names the day only if it isn't today. */
  isRecent?: boolean;
}

const subscribeToNothing = () => () => undefined;

/** A moment by its reader's clock. The server doesn't know in which time zone that is, and leaves its place empty. */
export function ReaderMoment({ at, isRecent = false }: ReaderMomentProps) {
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const format = isRecent ? formatRecentMoment : formatMoment;
  return <time dateTime={at}>{isInBrowser ? format(at) : null}</time>;
}
