import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { keptDrafts } from '@/client/keptDrafts';
import { useWriterId } from '@/client/useWriterId';
import type { CreationForm } from './useCategories';

const drafts = keptDrafts(
  'category-draft',
  z.object({ name: z.string(), description: z.string(), savedAt: z.number() }),
);

/** Keeps what is typed about a new category in this browser until it is created, and puts it back into an empty form. */
export function useKeptCategory({ control, setValue }: Pick<CreationForm, 'control' | 'setValue'>): void {
  const userId = useWriterId();
  const [name, description] = useWatch({ control, name: ['name', 'description'] });
  const [key] = useState(() => drafts.newKey(userId, 'new'));
  const isEmpty = useRef(true);

  useEffect(() => {
    drafts.hold(key);
    return () => drafts.release(key);
  }, [key]);

  useEffect(() => {
    let isGone = false;
    void drafts.find(userId, 'new').then((found) => {
      if (!found || isGone || !isEmpty.current) return;
      setValue('name', found.draft.name);
      setValue('description', found.draft.description);
      // It moves to this form's own place.
      drafts.drop(found.key);
    });
    return () => {
      isGone = true;
    };
  }, [userId, setValue]);

  useEffect(() => {
    const typed = { name, description: description ?? '' };
    isEmpty.current = !typed.name && !typed.description;
    if (isEmpty.current) drafts.drop(key);
    else drafts.keep(key, { ...typed, savedAt: Date.now() });
  }, [key, name, description]);
}
