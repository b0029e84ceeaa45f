'use client';

import { useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { logFailure } from '@/client/logFailure';
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
  const [isCreating, setIsCreating] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);

  /** Answers whether it was created. */
  const create = async (name: string, description: string): Promise<boolean> => {
    if (!readToken()) {
      setSaid(failed(texts.noToken));
      return false;
    }
    setIsCreating(true);
    setSaid(null);
    try {
      const body = { name: name.trim(), description: description.trim() || null };
      await callApi<BlogCategory>(path, { method: 'POST', body });
      setSaid({ tone: 'success', message: texts.created });
      list.reload();
      return true;
    } catch (error) {
      logFailure('The category could not be created', error);
      setSaid(failed(error instanceof ApiError ? texts.createRefused(reasonOf(error)) : texts.createFailed));
      return false;
    } finally {
      setIsCreating(false);
    }
  };

  const remove = async (id: number): Promise<void> => {
    setIsDeleting(true);
    setSaid(null);
    try {
      await callApi(`${path}/${id}`, { method: 'DELETE' });
    } catch (error) {
      logFailure('The category could not be deleted', error);
      setSaid(failed(error instanceof ApiError ? texts.deleteRefused : texts.deleteFailed));
    } finally {
      // Somebody else may have deleted it before.
      list.reload();
      setIsDeleting(false);
    }
  };

  return { list, said, isCreating, isDeleting, create, remove };
}

/** What is wrong with a field says more than the answer as a whole. */
const reasonOf = ({ errors, serverMessage }: ApiError): string => errors[0]?.message ?? serverMessage;
