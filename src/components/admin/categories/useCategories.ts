import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
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
  type RenameCategoryBody,
} from '@/schemas/blog';
import { useAdminList } from '../list/useAdminList';

const path = '/api/admin/blog/categories';

export interface Removal {
  id: number;
  /** Category that receives the posts; empty for none. */
  moveTo: string;
}

/** Loads, adds, renames and deletes the blog's categories. */
export function useCategories() {
  const list = useAdminList<ListedCategory>(path, { isAskedOnce: true });
  const creating = useMutation({
    mutationFn: (body: CreateCategoryBody) => callApi<BlogCategory>(path, { method: 'POST', body }),
    onSuccess: () => list.reload(),
    meta: { failure: 'The category could not be created' },
  });
  const form = useApiForm({
    defaultValues: { name: '', description: '' },
    schema: createCategoryBodySchema,
    send: async (body: CreateCategoryBody) => {
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
  const { form: element, state } = form;
  // Without a name, the button that was pressed is disabled.
  useEffect(() => {
    if (state.status === 'done') element.current?.querySelector('input')?.focus();
  }, [element, state]);

  return {
    list,
    form,
    rename: async (id: number, name: string) => {
      const body: RenameCategoryBody = { name };
      return (await callApi<BlogCategory>(`${path}/${id}`, { method: 'PUT', body })).name;
    },
    remove: async ({ id, moveTo }: Removal) => {
      form.clear();
      try {
        await callApi(`${path}/${id}${moveTo && `?moveTo=${moveTo}`}`, { method: 'DELETE' });
      } finally {
        // Also after a rejection: the category may be deleted already.
        list.reload();
      }
    },
  };
}

export type CreationForm = ReturnType<typeof useCategories>['form'];

/** The first field error is more specific than the overall message. */
const reasonOf = ({ errors, serverMessage }: ApiError): string => errors[0]?.message ?? serverMessage;

const creationFailure = (error: unknown): string =>
  error instanceof ApiError ? texts.createRefused(reasonOf(error)) : texts.createFailed;
