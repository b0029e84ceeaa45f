'use client';

import { useEffect, useState } from 'react';
import { hoursDifference, usdDifference, whatIfTexts as texts } from '@/content/analysis/whatIf';
import { formatHours } from '@/domain/analysis/formatHours';
import type { WholeFigures } from '@/domain/analysis/wholeFigures';
import { formatUsd } from '@/format/numbers';

/** Figures are read out only after the typing has paused, and only where they have changed. */
const pauseMs = 1_200;

interface SpokenDifferenceProps {
  before: WholeFigures;
  /** Null while what is typed can't be counted. */
  after: WholeFigures | null;
}

/** The difference for those who hear the page. */
export function SpokenDifference({ before, after }: SpokenDifferenceProps) {
  const words = after ? differenceInWords(before, after) : texts.notCounted;
  const [initial] = useState(words);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => setSpoken((last) => (last === '' && words === initial ? '' : words)),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [words, initial]);
  return (
    <p role="status" className="visually-hidden">
      {spoken}
    </p>
  );
}

const differenceInWords = (before: WholeFigures, after: WholeFigures): string =>
  texts.spoken(
    formatUsd(after.savings),
    usdDifference(after.savings - before.savings),
    formatHours(after.hours),
    hoursDifference(after.hours - before.hours),
  );
