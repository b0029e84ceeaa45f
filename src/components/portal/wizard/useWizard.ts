'use client';

import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { usePreservePage } from '@/client/usePreservePage';
import type { DismissedBy } from '@/components/ui/Dialog';
import { hasAnswers, noAnswers } from '@/domain/analysis/wizardAnswers';
import { wizardChangesBetween, withChanges } from '@/domain/analysis/wizardChanges';
import type { StepNumber } from '@/domain/analysis/wizardSteps';
import type { AnalysisBody } from '@/schemas/analysisBody';
import type { AnalysisDraft } from '@/schemas/analysisDraft';
import { usePortalUser } from '../guard/PortalUser';
import { focusField } from './fieldIds';
import type { OpenedWizard } from './openWizard';
import { currentEntry, goToFirst } from './stepHistory';
import { stepProblem } from './stepProblem';
import { toAnalysisBody } from './toAnalysisBody';
import { useStepHistory } from './useStepHistory';
import { useSubmission } from './useSubmission';
import { useWizardDraft } from './useWizardDraft';
import type { WizardProps } from './WizardHandlers';
import { nearestStep, wizardReducer, wizardStateOf } from './wizardReducer';
import { keyInRun } from './submissionKey';

/** Returns true once `isTrue` has been true for `delayMs`, so that short states don't flicker. */
function useDelayed(isTrue: boolean, delayMs: number): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [isTrue, delayMs]);
  return isTrue && isDue;
}

/** Milliseconds; longer than an analysis takes without a language model. */
const progressDelayMs = 400;

const stateOfOpened = ({ draft, askedStep }: OpenedWizard) => wizardStateOf(draft, askedStep);

/** On phones Back closes dialogs instead of navigating; here it navigates to the previous step. */
function goBack(leaveWithAnswers: () => void): void {
  const entry = currentEntry();
  if (!entry || (entry.index === 0 && !entry.isAdded)) leaveWithAnswers();
  else window.history.back();
}

/** State and actions of the wizard. */
export function useWizard({ opened, onStartOver, ...handlers }: WizardProps) {
  const { id: userId } = usePortalUser();
  const [state, dispatch] = useReducer(wizardReducer, opened, stateOfOpened);
  const isDirty = hasAnswers(state.answers);
  usePreservePage(isDirty);
  const { saveState, notice, saver, reset } = useWizardDraft({ userId, opened, state, dispatch });

  const { isSending, progress, submit } = useSubmission({
    saver,
    onCreated: handlers.onCreated,
    onCreatedUnseen: handlers.onCreatedUnseen,
    onFailure: (found) => {
      if (found.kind === 'limit') handlers.onLimit(found);
      else if (found.kind === 'answer') dispatch({ type: 'refuse', ...found });
      else dispatch({ type: 'fail', failure: found });
    },
  });

  // Reopened while the analysis is generated: a request with the same key waits for the same result.
  const follow = useEffectEvent(() => {
    const body = submittedBody(opened.draft);
    if (body) void submit(body);
  });
  useEffect(() => {
    const timer = setTimeout(follow);
    return () => clearTimeout(timer);
  }, []);

  const arrive = (step: StepNumber): StepNumber => {
    if (isSending) return state.step;
    dispatch({ type: 'arrive', step });
    return stopBefore(step);
  };
  /** Stops at the step on the way that blocks going further, and focuses the blocking field. */
  const stopBefore = (step: StepNumber): StepNumber => {
    const shown = nearestStep(state, step);
    const problem = shown === step ? null : stepProblem(shown, state.answers);
    if (problem) focusField(problem.field);
    return shown;
  };
  useStepHistory(state, arrive);

  const close = () => {
    // Generation can't be canceled, so leaving doesn't affect it.
    if (isSending) return handlers.onClose();
    reset();
    if (!isDirty) return handlers.onClose();
    const { answers, step, reached } = state;
    handlers.onClose({
      answers: wizardChangesBetween(noAnswers, answers),
      place: { step, furthestStep: reached },
      discardedAt: Date.now(),
    });
  };
  const dismiss = (by: DismissedBy) => {
    if (isSending || !isDirty) close();
    else if (by === 'back') goBack(() => handlers.onClose());
    // Unlike × and Cancel, which discard the answers: Escape is pressed by accident more easily.
    else handlers.onClose();
  };
  const startOver = () => {
    reset();
    void goToFirst();
    onStartOver();
  };
  const next = () => {
    const problem = stepProblem(state.step, state.answers);
    dispatch({ type: 'next' });
    if (problem) focusField(problem.field);
  };
  const review = () => {
    dispatch({ type: 'review' });
    stopBefore(11);
  };
  const submitAnswers = () => {
    dispatch({ type: 'fail', failure: null });
    const problem = stepProblem(state.step, state.answers);
    const body = toAnalysisBody(state.answers);
    if (body) void submit(body);
    else if (problem) next();
    else dispatch({ type: 'submitIncomplete' });
  };

  const shownProgress = useDelayed(isSending, progressDelayMs) ? progress : null;
  const actions = { dispatch, close, dismiss, startOver, next, review, submitAnswers };
  return { state, isSending, shownProgress, saveState, notice, ...actions };
}

/**
 * Returns the request from which an analysis of this draft is being generated, from whichever device; null if there is
 * none.
 */
export function submittedBody({ key, answers, generating }: AnalysisDraft): AnalysisBody | null {
  const body = key && generating ? toAnalysisBody(withChanges(noAnswers, answers)) : null;
  return key && body && keyInRun(key, JSON.stringify(body)) === generating ? body : null;
}
