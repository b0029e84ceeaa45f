'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { logFailure } from '@/client/logFailure';
import { loadSession } from '@/client/sessionStore';
import type { PartialAuditAnswers } from '@/domain/audit/AuditAnswers';
import type { QuestionId } from '@/domain/audit/questionnaire';
import { readDraftCopy, withCopy } from './draftCopy';
import { discardDraft, DraftSaver, fetchDraft, type SaveState } from './DraftSaver';
import { sectionToShow } from './sectionToShow';

interface DraftState {
  isLoading: boolean;
  answers: PartialAuditAnswers;
  section: number;
  notice: 'resumed' | 'movedOn' | null;
}

const loading: DraftState = { isLoading: true, answers: {}, section: 1, notice: null };

/** The audit that this account has begun, kept as it is answered: on the server, and in the browser until it is there. */
export function useAuditDraft(userId: number) {
  const [state, setState] = useState(loading);
  const [saveState, setSaveState] = useState<SaveState>('idle');
  // A new object opens the draft anew.
  const [opening, setOpening] = useState({ movedOn: false });
  const saver = useRef<DraftSaver | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void openDraft(userId).then(({ draft, unsaved }) => {
      if (!isCurrent) return;
      const onOver = () => setOpening({ movedOn: true });
      saver.current = new DraftSaver(userId, draft.key, { onState: setSaveState, onOver });
      const hasAnswers = Object.keys(draft.answers).length > 0;
      setState({
        isLoading: false,
        answers: draft.answers,
        section: sectionToShow(draft),
        notice: opening.movedOn ? 'movedOn' : hasAnswers ? 'resumed' : null,
      });
      setSaveState('idle');
      if (Object.keys(unsaved).length > 0) saver.current.add(unsaved, draft.section);
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
      saver.current?.add({ [id]: value }, section);
    },
    [section],
  );
  const goTo = useCallback((to: number) => {
    setState((before) => ({ ...before, section: to, notice: null }));
    saver.current?.add({}, to);
  }, []);
  const startOver = useCallback(async () => {
    saver.current?.stop({ isDone: true });
    await discardDraft().catch((error: unknown) => logFailure('The audit could not be discarded', error));
    setOpening({ movedOn: false });
  }, []);

  return { ...state, saveState, saver, answer, goTo, startOver };
}

/** The draft on the server with what this browser has to add. Without a connection there is only the latter. */
async function openDraft(userId: number) {
  const copy = readDraftCopy(userId);
  const stored = await fetchDraft().catch((error: unknown) => {
    logFailure('The audit could not be loaded', error);
    if (error instanceof ApiError && error.status === 401) void loadSession();
    return { key: copy?.key ?? null, answers: {}, section: 1 };
  });
  return withCopy(stored, copy);
}
