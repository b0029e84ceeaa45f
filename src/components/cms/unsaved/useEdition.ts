import { useField } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { makesEdition, sentEdition } from '@/domain/blog/edition';

/** Has the saves of the post's form around it say which edition it shows, and which one it makes. */
export function useEdition(): void {
  const [own] = useState(() => crypto.randomUUID());
  const { value, setValue, formInitializing } = useField<string | null | undefined>({ path: 'edition' });
  useEffect(() => {
    // Also when the form has been filled in anew, with what somebody else saved.
    if (!formInitializing && !makesEdition(value ?? '', own)) setValue(sentEdition(value ?? null, own), true);
  }, [own, value, setValue, formInitializing]);
}
