'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type PartialAuditAnswers, readAnswers } from '@/domain/audit/AuditAnswers';
import type { QuestionId } from '@/domain/audit/questionnaire';
import type { AuditDraft } from '@/schemas/audit';
import { DraftSaver, type SaveState } from '../draft/DraftSaver';
import { openDraft } from '../draft/openDraft';
import type { DraftKind } from '../draft/DraftKind';
import { sectionToShow } from './sectionToShow';

interface DraftState {
  isLoading: boolean;
  answers: PartialAuditAnswers;
  section: number;
  notice: 'resumed' | 'movedOn' | null;
}

export type AuditDraftSaver = DraftSaver<PartialAuditAnswers, AuditPlace, AuditDraft>;

const beginning: AuditDraft = { key: null, answers: {}, section: 1 };
const loading: DraftState = { isLoading: true, answers: {}, section: 1, notice: null };

/**
 * The account's current audit, stored while it is answered: on the server, and in the browser until the server has it.
 */
export function useAuditDraft(userId: number) {
  const [state, setState] = useState(loading);
  const [saveState, setSaveState] = useState<SaveState>('idle');
  // A new object reloads the draft.
  const [opening, setOpening] = useState({ movedOn: false });
  const saver = useRef<AuditDraftSaver | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void openDraft(auditDraftKind, userId, beginning).then(({ draft, unsaved }) => {
      if (!isCurrent) return;
      const onOver = () => {
        setState(loading);
        setOpening({ movedOn: true });
      };
      const { section } = draft;
      saver.current = new DraftSaver(
        auditDraftKind,
        userId,
        draft.key,
        { section },
        {
          onState: setSaveState,
          onOver,
        },
      );
      const hasAnswers = Object.keys(draft.answers).length > 0;
      setState({
        isLoading: false,
        answers: draft.answers,
        section: sectionToShow(draft),
        notice: opening.movedOn ? 'movedOn' : hasAnswers ? 'resumed' : null,
      });
      setSaveState('idle');
      if (Object.keys(unsaved).length > 0) saver.current.add(unsaved, { section });
    });
    const saveNow = () => void saver.current?.save();
    window.addEventListener('online', saveNow);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', saveNow);
      saver.current?.stop({ isDone: false });
    };
  }, [userId, opening]);

  const { section } = state;
  const answer = useCallback(
    (id: QuestionId, value: number) => {
      setState((before) => ({ ...before, answers: { ...before.answers, [id]: value } }));
      saver.current?.add({ [id]: value }, { section });
    },
    [section],
  );
  const goTo = useCallback((to: number) => {
    setState((before) => ({ ...before, section: to, notice: null }));
    saver.current?.add({}, { section: to });
  }, []);
  const startOver = useCallback(async () => {
    // Hides the old questions during the discard: answers to them would be lost.
    setState(loading);
    await saver.current?.discard();
    setOpening({ movedOn: false });
  }, []);

  return { ...state, saveState, saver, answer, goTo, startOver };
}

interface AuditPlace {
  /** Counted from 1. */
  section: number;
}

/** Storage of an audit's answers: each is saved immediately. */
export const auditDraftKind: DraftKind<PartialAuditAnswers, AuditPlace> = {
  path: '/api/audits/draft',
  copyName: 'audit-draft',
  delayMs: 0,
  noChanges: {},
  add: (before, after) => ({ ...before, ...after }),
  readChanges: readAnswers,
  readPlace: (stored) => {
    const { section } = (stored ?? {}) as { section?: unknown };
    return { section: typeof section === 'number' ? section : 1 };
  },
};
