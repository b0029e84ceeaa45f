'use client';

import { useMemo, useState } from 'react';
import { countedTasks, type ReadAnalysis } from '@/domain/analysis/countedTasks';
import { whatIf } from '@/domain/analysis/whatIf';
import { wholeFigures } from '@/domain/analysis/wholeFigures';
import { chooseFrequency, hasProblem, isChanged, startTries, typeNumber } from './triedTasks';

/** What is tried out on an analysis, and the figures that follow. */
export function useWhatIf(answers: ReadAnalysis) {
  const counted = useMemo(() => countedTasks(answers), [answers]);
  const [tries, setTries] = useState(() => startTries(counted));
  const tried = useMemo(
    () => whatIf(answers, new Map(tries.map(({ counted: { id }, assumption }) => [id, assumption]))),
    [answers, tries],
  );
  const isCounted = !tries.some(hasProblem);
  const after = useMemo(() => (isCounted ? wholeFigures(tried) : null), [tried, isCounted]);
  return {
    tries,
    /** With the last numbers that could be counted. */
    tried,
    before: useMemo(() => wholeFigures(answers), [answers]),
    /** Null while a field holds what can't be counted: no total would be that of what is on the screen. */
    after,
    changedCount: tries.filter(isChanged).length,
    type: (...change: [id: string, field: Parameters<typeof typeNumber>[2], text: string]) =>
      setTries((current) => typeNumber(current, ...change)),
    choose: (id: string, frequency: string) => setTries((current) => chooseFrequency(current, id, frequency)),
    reset: () => setTries(startTries(counted)),
  };
}

export type WhatIf = ReturnType<typeof useWhatIf>;
