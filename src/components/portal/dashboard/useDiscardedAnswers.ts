'use client';

import { useCallback, useEffect, useState } from 'react';
import {
  clearDiscardedAnswers,
  readDiscardedAnswers,
  storeDiscardedAnswers,
  undoMs,
  type DiscardedAnswers,
} from '../wizard/discardedAnswers';

/** What Cancel or × of the wizard removed last, for as long as it can be restored. */
export function useDiscardedAnswers(userId: number) {
  const [discarded, setDiscarded] = useState(() => readDiscardedAnswers(userId, Date.now()));
  const clear = useCallback(() => {
    clearDiscardedAnswers(userId);
    setDiscarded(null);
  }, [userId]);
  const store = useCallback(
    (answers: DiscardedAnswers) => {
      storeDiscardedAnswers(userId, answers);
      setDiscarded(answers);
    },
    [userId],
  );

  useEffect(() => {
    if (!discarded) return undefined;
    const timer = setTimeout(clear, discarded.discardedAt + undoMs - Date.now());
    return () => clearTimeout(timer);
  }, [discarded, clear]);

  return { discarded, store, clear };
}
