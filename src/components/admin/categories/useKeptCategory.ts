import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { localDrafts } from '@/client/localDrafts';
import { useWriterId } from '@/client/useWriterId';
import type { CreationForm } from './useCategories';

const drafts = localDrafts(
  'category-draft',
  z.object({ name: z.string(), description: z.string(), savedAt: z.number() }),
);

/**
 * Stores the input for a new category in this browser until the category is created, and restores it into an empty
 * form.
 */
export function useKeptCategory({ control, setValue }: Pick<CreationForm, 'control' | 'setValue'>): void {
  const userId = useWriterId();
  const [name, description] = useWatch({ control, name: ['name', 'description'] });
  const [key] = useState(() => drafts.newKey(userId, 'new'));
  const isOpen = useRef(false);
  const typed = useRef({ name: '', description: '' });

  useEffect(() => {
    isOpen.current = true;
    drafts.hold(key);
    return () => {
      isOpen.current = false;
      drafts.release(key);
    };
  }, [key]);

  useEffect(() => {
    typed.current = { name, description: description ?? '' };
    storeDraft(key, typed.current);
  }, [key, name, description]);

  useEffect(() => {
    void drafts.takeUp(userId, 'new', key).then((left) => {
      if (!left) return;
      if (!isOpen.current) return drafts.release(key);
      if (isEmpty(typed.current)) {
        setValue('name', left.name);
        setValue('description', left.description);
        return;
      }
      // The user has typed something else meanwhile: that stays, and the stored input waits for the next form.
      drafts.keep(drafts.newKey(userId, 'new'), left);
      storeDraft(key, typed.current);
    });
  }, [userId, key, setValue]);
}

interface Typed {
  name: string;
  description: string;
}

const isEmpty = ({ name, description }: Typed): boolean => !name && !description;

function storeDraft(key: string, typed: Typed): void {
  if (isEmpty(typed)) drafts.drop(key);
  else drafts.keep(key, { ...typed, savedAt: Date.now() });
}
