'use client';

import type { FieldValues } from 'react-hook-form';
import { useApiForm } from './useApiForm';
import { usePreservePage } from './usePreservePage';

/**
 * A form of a signed-in screen whose fields hold more than is typed anew in a moment. What was typed stays whatever
 * happens, also when the session ends: while something is unsaved, the page is not taken away, and `FormOutcome` says
 * where to sign in again.
 */
export function useUnsavedForm<Values extends FieldValues, Body extends FieldValues>(
  options: Parameters<typeof useApiForm<Values, Body>>[0],
) {
  const form = useApiForm(options);
  usePreservePage(form.isDirty);
  return form;
}
