'use client';

import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { readToken } from '@/client/tokenStorage';
import { useApiForm } from '@/client/useApiForm';
import { categoriesTexts as texts } from '@/content/admin/categories';
import {
  createCategoryBodySchema,
  type BlogCategory,
  type CreateCategoryBody,
  type ListedCategory,
} from '@/schemas/blog';
import { useAdminList } from '../list/useAdminList';

const path = '/api/admin/blog/categories';

interface Removal {
  id: number;
  /** Where its posts go; empty while none uses it. */
  moveTo: string;
}

/** The blog's topics: reading, adding and deleting them. */
export function useCategories() {
  const list = useAdminList<ListedCategory>(path);
  const creating = useMutation({
    mutationFn: (body: CreateCategoryBody) => callApi<BlogCategory>(path, { method: 'POST', body }),
    onSuccess: () => list.reload(),
    meta: { failure: 'The category could not be created' },
  });
  const removing = useMutation({
    mutationFn: ({ id, moveTo }: Removal) =>
      callApi(`${path}/${id}${moveTo && `?moveTo=${moveTo}`}`, { method: 'DELETE' }),
    // Somebody else may have deleted it before.
    onSettled: () => list.reload(),
    meta: { failure: 'The category could not be deleted' },
  });
  const form = useApiForm({
    defaultValues: { name: '', description: '' },
    schema: createCategoryBodySchema,
    send: async (body: CreateCategoryBody) => {
      removing.reset();
      if (!readToken()) throw new Error(texts.noToken);
      await creating.mutateAsync(body).catch((error: unknown) => {
        throw new Error(creationFailure(error));
      });
      form.reset();
      return texts.created;
    },
    failureMessage: texts.createFailed,
    showsErrorText: true,
  });

  return {
    list,
    form,
    /** Why the last deletion failed; null if it didn't. */
    removalFailure: removing.error && removalFailure(removing.error),
    isDeleting: removing.isPending,
    /** Calls back when it is over, however it ended. */
    remove: (removal: Removal, onSettled: () => void) => {
      form.clear();
      removing.mutate(removal, { onSettled });
    },
  };
}

export type CreationForm = ReturnType<typeof useCategories>['form'];

/** What is wrong with a field says more than the answer as a whole. */
const reasonOf = ({ errors, serverMessage }: ApiError): string => errors[0]?.message ?? serverMessage;

const creationFailure = (error: unknown): string =>
  error instanceof ApiError ? texts.createRefused(reasonOf(error)) : texts.createFailed;

const removalFailure = (error: unknown): string =>
  // Somebody may have put a post into it meanwhile, and chosen nothing for it.
  error instanceof ApiError
    ? error.status === 409
      ? `${texts.deleteRefused}: ${error.serverMessage}`
      : texts.deleteRefused
    : texts.deleteFailed;
