import { useEffect, useState } from 'react';
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
  const [{ key, found }] = useState(() => ({
    key: drafts.newKey(userId, 'new'),
    found: drafts.find(userId, 'new'),
  }));

  useEffect(() => {
    if (!found) return;
    setValue('name', found.draft.name);
    setValue('description', found.draft.description);
    // It moves to this form's own place.
    drafts.drop(found.key);
  }, [found, setValue]);

  useEffect(() => {
    const typed = { name, description: description ?? '' };
    if (typed.name || typed.description) drafts.keep(key, { ...typed, savedAt: Date.now() });
    else drafts.drop(key);
  }, [key, name, description]);
}
