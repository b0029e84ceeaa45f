import { useField } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { isSentBy, sentEdition } from '@/domain/blog/edition';

/**
 * Has the saves of the post's form around it say which edition it shows, and which form it is.
 * @returns has Payload's autosave save the form again: it does when a field has changed, and naming the form twice says the same
 */
export function useEdition(): () => void {
  const [form] = useState(() => crypto.randomUUID());
  const { value, setValue, formInitializing } = useField<string | null | undefined>({ path: 'edition' });
  useEffect(() => {
    // Also when the form has been filled in anew, with what a save has made of it or what somebody else saved.
    if (!formInitializing && !isSentBy(value ?? '', form)) setValue(sentEdition(value ?? null, form), true);
  }, [form, value, setValue, formInitializing]);
  return () => setValue(sentEdition(value ?? null, form));
}
