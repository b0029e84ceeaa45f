'use client';

import type { FieldValues } from 'react-hook-form';
import { useApiForm } from '@/client/useApiForm';
import { useHoldPage } from '../guard/PortalUser';

/**
 * One form of the profile settings. What was typed stays whatever happens, also when the session ends: while something
 * is unsaved, the page is not taken away.
 */
export function useAccountForm<Values extends FieldValues, Body extends FieldValues>(
  options: Parameters<typeof useApiForm<Values, Body>>[0],
) {
  const form = useApiForm(options);
  useHoldPage(form.isDirty);
  return form;
}
