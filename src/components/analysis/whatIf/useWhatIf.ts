'use client';

import { useMemo, useState } from 'react';
import { countedTasks, type ReadAnalysis } from '@/domain/analysis/countedTasks';
import { whatIf } from '@/domain/analysis/whatIf';
import type { WholeFigures } from '@/domain/analysis/wholeFigures';
import { chooseFrequency, hasProblem, isChanged, startTries, typeNumber } from './triedTasks';

/**
 * State of the what-if calculation on an analysis, and its figures.
 * @param answers all candidates, also those that are left alone
 * @param headlineOf returns the figures of what is recommended
 */
export function useWhatIf(answers: ReadAnalysis, headlineOf: (read: ReadAnalysis) => WholeFigures) {
  const counted = useMemo(() => countedTasks(answers), [answers]);
  const [tries, setTries] = useState(() => startTries(counted));
  const tried = useMemo(
    () => whatIf(answers, new Map(tries.map(({ counted: { id }, assumption }) => [id, assumption]))),
    [answers, tries],
  );
  const isCounted = !tries.some(hasProblem);
  const after = useMemo(() => (isCounted ? headlineOf(tried) : null), [tried, isCounted, headlineOf]);
  return {
    tries,
    /** Based on the last valid numbers. */
    tried,
    before: useMemo(() => headlineOf(answers), [answers, headlineOf]),
    /** Null while a field has invalid input, because totals would not match the fields. */
    after,
    changedCount: tries.filter(isChanged).length,
    type: (...change: [id: string, field: Parameters<typeof typeNumber>[2], text: string]) =>
      setTries((current) => typeNumber(current, ...change)),
    choose: (id: string, frequency: string) => setTries((current) => chooseFrequency(current, id, frequency)),
    reset: () => setTries(startTries(counted)),
  };
}

export type WhatIf = ReturnType<typeof useWhatIf>;
