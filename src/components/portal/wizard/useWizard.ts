'use client';

import { useEffect, useReducer, useState } from 'react';
import { usePortalUser, useHoldPage } from '../guard/PortalUser';
import { focusField } from './fieldIds';
import type { SubmissionFailure } from './readFailure';
import { stepProblem } from './stepProblem';
import { toAnalysisBody } from './toAnalysisBody';
import { useLeaveWarning } from './useLeaveWarning';
import { useSubmission } from './useSubmission';
import { hasAnswers } from '@/domain/analysis/wizardAnswers';
import { dropDraft, keepDraft, readDraft } from './wizardDraft';
import type { WizardHandlers } from './WizardHandlers';
import { wizardReducer } from './wizardReducer';

/** Failures that are said in the wizard as a whole, not on one of its steps. */
export type GeneralFailure = Extract<SubmissionFailure, { kind: 'sessionEnded' | 'other' }>;

/** The wizard's state and what can be done with it. */
export function useWizard({ onClose, onCreated, onCreatedUnseen, onLimit }: WizardHandlers) {
  const { id: userId } = usePortalUser();
  const [state, dispatch] = useReducer(wizardReducer, userId, readDraft);
  const [failure, setFailure] = useState<GeneralFailure | null>(null);
  const isDirty = hasAnswers(state.answers);
  useLeaveWarning(isDirty);
  useHoldPage(isDirty);
  useEffect(() => keepDraft(userId, state), [userId, state]);

  const { isSending, submit } = useSubmission({
    onCreated: (analysis) => {
      dropDraft();
      onCreated(analysis);
    },
    onCreatedUnseen: () => {
      dropDraft();
      onCreatedUnseen();
    },
    onFailure: (found) => {
      if (found.kind === 'limit') onLimit(found);
      else if (found.kind === 'answer') dispatch({ type: 'refuse', ...found });
      else setFailure(found);
    },
  });

  const close = () => {
    dropDraft();
    onClose();
  };
  const dismiss = () => {
    if (!isDirty) close();
  };
  const next = () => {
    const problem = stepProblem(state.step, state.answers);
    dispatch({ type: 'next' });
    if (problem) focusField(problem.field);
  };
  const submitAnswers = () => {
    setFailure(null);
    const problem = stepProblem(state.step, state.answers);
    const body = toAnalysisBody(state.answers);
    if (body) void submit(body);
    else if (problem) next();
    else dispatch({ type: 'submitIncomplete' });
  };

  return { state, dispatch, failure, isSending, close, dismiss, next, submitAnswers };
}
