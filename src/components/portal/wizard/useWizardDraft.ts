'use client';

import { useCallback, useEffect, useRef, useState, type Dispatch } from 'react';
import { clearFigure } from '@/client/storedFigure';
import { hasAnswers, noAnswers, stepOfAnswer, type WizardAnswers } from '@/domain/analysis/wizardAnswers';
import {
  wizardChangesBetween,
  isUnchanged,
  withChanges,
  type WizardChanges,
} from '@/domain/analysis/wizardChanges';
import { type StepNumber, stepNumbers } from '@/domain/analysis/wizardSteps';
import type { AnalysisDraft } from '@/schemas/analysisDraft';
import { DraftSaver, type SaveState } from '../draft/DraftSaver';
import { analysisDraftKind, type WizardPlace } from './analysisDraftKind';
import type { OpenedWizard } from './openWizard';
import type { WizardAction, WizardState } from './wizardReducer';
import { recordLastWord } from './lastWord';

/** Notice above the question about restored or merged answers. */
export type DraftNotice =
  /** Shown on the first step displayed. */
  | { kind: 'resumed'; on: StepNumber }
  /** A task was taken over from the public calculator. */
  | { kind: 'figure'; on: StepNumber }
  /** The address asks for a later step than the one displayed. */
  | { kind: 'ahead'; asked: StepNumber; on: StepNumber }
  /** Another device answered these steps; shown on the step where that was detected. */
  | { kind: 'merged'; steps: StepNumber[]; on: StepNumber }
  /** The run was finished or discarded elsewhere; the answers on the screen start a new one. */
  | { kind: 'over' };

export type WizardSaver = DraftSaver<WizardChanges, WizardPlace, AnalysisDraft>;

interface WizardDraftArgs {
  userId: number;
  opened: OpenedWizard;
  state: WizardState;
  dispatch: Dispatch<WizardAction>;
}

function firstNotice(
  { askedStep, isLinked, hasFigure }: OpenedWizard,
  { answers, step }: WizardState,
): DraftNotice | null {
  if (isLinked && askedStep && askedStep > step) return { kind: 'ahead', asked: askedStep, on: step };
  if (hasFigure) return { kind: 'figure', on: step };
  return hasAnswers(answers) ? { kind: 'resumed', on: step } : null;
}

/** Stores the wizard's answers as they are given: on the server, and in the browser until the server has them. */
export function useWizardDraft({ userId, opened, state, dispatch }: WizardDraftArgs) {
  const [saveState, setSaveState] = useState<SaveState>('idle');
  const [notice, setNotice] = useState<DraftNotice | null>(() => firstNotice(opened, state));
  const saver = useRef<WizardSaver | null>(null);
  /** Answers and step last exchanged with the saver, in either direction. */
  const known = useRef({ answers: state.answers, step: state.step });

  useEffect(() => {
    const onSaved = ({ answers }: AnalysisDraft, unsaved: WizardChanges) => {
      const held = withChanges(withChanges(noAnswers, answers), unsaved);
      const changes = wizardChangesBetween(known.current.answers, held);
      if (isUnchanged(changes)) return;
      known.current.answers = withChanges(known.current.answers, changes);
      dispatch({ type: 'adopt', changes });
      setNotice({ kind: 'merged', steps: stepsOfChanges(changes), on: known.current.step });
    };
    const begin = (key: string | null, place: WizardPlace): WizardSaver =>
      new DraftSaver(analysisDraftKind, userId, key, place, {
        onState: setSaveState,
        onSaved,
        onOver: () => {
          setNotice({ kind: 'over' });
          // All answers are sent again with the next change, as a new run.
          known.current.answers = noAnswers;
          saver.current = begin(null, place);
        },
      });
    const { draft, unsaved, hasFigure } = opened;
    const place = { step: draft.step, furthestStep: draft.furthestStep };
    saver.current = begin(draft.key, place);
    if (!isUnchanged(unsaved)) saver.current.add(unsaved, place);
    // The figure is part of the answers now.
    if (hasFigure) clearFigure();
    const save = () => void saver.current?.save();
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', save);
    // Shows what another tab saved before it is overwritten here.
    const refresh = () => void saver.current?.refresh();
    window.addEventListener('focus', refresh);
    return () => {
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', save);
      window.removeEventListener('focus', refresh);
      if (saver.current) recordLastWord(saver.current.leave());
    };
  }, [userId, opened, dispatch]);

  useEffect(() => {
    const { answers, step, reached } = state;
    const changes = wizardChangesBetween(known.current.answers, answers);
    const hasMoved = known.current.step !== step;
    known.current = { answers, step };
    const isBegun = hasAnswers(answers) || Boolean(saver.current?.key);
    if (!isBegun || (isUnchanged(changes) && !hasMoved)) return;
    saver.current?.add(changes, { step, furthestStep: reached });
    if (hasMoved) void saver.current?.save();
  }, [state]);

  const reset = useCallback(() => {
    if (saver.current) recordLastWord(saver.current.discard());
  }, []);

  const isSaid = notice?.kind === 'over' || notice?.on === state.step;
  return { saveState, notice: isSaid ? notice : null, saver, reset };
}

/** Returns the steps with changes, in order. */
function stepsOfChanges(changes: WizardChanges): StepNumber[] {
  const changed = new Set(
    (Object.keys(changes) as (keyof WizardAnswers)[]).map((field) => stepOfAnswer[field]),
  );
  return stepNumbers.filter((step) => changed.has(step));
}
