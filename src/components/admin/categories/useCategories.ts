'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { readToken } from '@/client/tokenStorage';
import { categoriesTexts as texts } from '@/content/admin/categories';
import type { BlogCategory } from '@/schemas/blog';
import { useAdminList } from '../list/useAdminList';

const path = '/api/admin/blog/categories';

interface Said {
  tone: 'error' | 'success';
  message: string;
}

const failed = (message: string): Said => ({ tone: 'error', message });

/** The blog's topics: reading, adding and deleting them. `said` is what became of the last attempt. */
export function useCategories() {
  const list = useAdminList<BlogCategory>(path);
  const [said, setSaid] = useState<Said | null>(null);

  const creating = useMutation({
    mutationFn: (body: Pick<BlogCategory, 'name' | 'description'>) =>
      callApi<BlogCategory>(path, { method: 'POST', body }),
    onMutate: () => setSaid(null),
    onSuccess: () => {
      setSaid({ tone: 'success', message: texts.created });
      list.reload();
    },
    onError: (error) =>
      setSaid(failed(error instanceof ApiError ? texts.createRefused(reasonOf(error)) : texts.createFailed)),
    meta: { failure: 'The category could not be created' },
  });
  const removing = useMutation({
    mutationFn: (id: number) => callApi(`${path}/${id}`, { method: 'DELETE' }),
    onMutate: () => setSaid(null),
    onError: (error) => setSaid(failed(error instanceof ApiError ? texts.deleteRefused : texts.deleteFailed)),
    // Somebody else may have deleted it before.
    onSettled: () => list.reload(),
    meta: { failure: 'The category could not be deleted' },
  });

  /** Answers whether it was created. */
  const create = async (name: string, description: string): Promise<boolean> => {
    if (!readToken()) {
      setSaid(failed(texts.noToken));
      return false;
    }
    const body = { name: name.trim(), description: description.trim() || null };
    return creating.mutateAsync(body).then(
      () => true,
      () => false,
    );
  };

  return {
    list,
    said,
    isCreating: creating.isPending,
    isDeleting: removing.isPending,
    create,
    /** Calls back when it is over, however it ended. */
    remove: (id: number, onSettled: () => void) => removing.mutate(id, { onSettled }),
  };
}

/** What is wrong with a field says more than the answer as a whole. */
const reasonOf = ({ errors, serverMessage }: ApiError): string => errors[0]?.message ?? serverMessage;
