'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { StepNumber } from '@/domain/analysis/wizardSteps';
import {
  currentEntry,
  firstMove,
  goBackOne,
  isTravelling,
  isWizardAddress,
  nextMove,
  stepOfQuery,
  writeEntry,
  type StepMove,
} from './stepHistory';

interface ShownStep {
  step: StepNumber;
  /** Furthest step shown so far. */
  reached: StepNumber;
}

/**
 * Synchronizes the browser's history with the current step: each step has its own entry and address, and Back and
 * Forward navigate between them. `arrive` shows the step of an entry and returns the step actually shown.
 */
export function useStepHistory({ step, reached }: ShownStep, arrive: (step: StepNumber) => StepNumber): void {
  const shown = useRef<ShownStep>({ step, reached });

  const onTravelled = useEffectEvent(() => {
    const entry = currentEntry();
    const asked = entry?.step ?? stepOfQuery(window.location.search);
    if (isTravelling() || !asked) return;
    const arrived = arrive(asked);
    // If the requested step can't be shown yet, the entry gets the step that is shown.
    if (entry && arrived !== asked) writeEntry('replace', { ...entry, step: arrived });
  });

  // Before the step is painted, because the user may press Back as soon as it is visible.
  useLayoutEffect(() => {
    make(firstMove(currentEntry(), isWizardAddress(window.location), shown.current), shown);
    window.addEventListener('popstate', onTravelled);
    return () => window.removeEventListener('popstate', onTravelled);
  }, []);

  useEffect(() => {
    shown.current = { step, reached };
    follow(shown);
  }, [step, reached]);
}

function follow(shown: RefObject<ShownStep>): void {
  const entry = currentEntry();
  if (entry && !isTravelling()) make(nextMove(entry, shown.current), shown);
}

function make(move: StepMove, shown: RefObject<ShownStep>): void {
  if (move.kind === 'stay') return;
  if (move.kind !== 'back') writeEntry(move.kind, move.entry);
  // Another step may be current when the navigation arrives.
  else void goBackOne().then(() => follow(shown));
}
