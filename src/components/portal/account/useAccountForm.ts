'use client';

import { useState } from 'react';
import { useSentForm } from '@/client/useSentForm';
import { useHoldPage } from '../guard/PortalUser';

/**
 * One form of the profile settings. What was typed stays whatever happens, also when the session ends: while something
 * is unsaved, the page is not taken away.
 */
export function useAccountForm(options: Parameters<typeof useSentForm>[0]) {
  const [isDirty, setIsDirty] = useState(false);
  const { submit, ...form } = useSentForm(options);
  useHoldPage(isDirty);
  return {
    ...form,
    submit: (send: () => Promise<string>) =>
      submit(async () => {
        const message = await send();
        setIsDirty(false);
        return message;
      }),
    markDirty: () => setIsDirty(true),
  };
}
