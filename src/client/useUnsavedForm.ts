'use client';

import type { FieldValues } from 'react-hook-form';
import { useApiForm } from './useApiForm';
import { usePreservePage } from './usePreservePage';

/**
 * A form of a signed-in screen whose input would be tedious to retype. While there are unsaved changes, the page is
 * kept even if the session ends, and `FormOutcome` shows where to sign in again.
 */
export function useUnsavedForm<Values extends FieldValues, Body extends FieldValues>(
  options: Parameters<typeof useApiForm<Values, Body>>[0],
) {
  const form = useApiForm(options);
  usePreservePage(form.isDirty);
  return form;
}
