'use client';

import { lazy, Suspense } from 'react';
import { logFailure } from '@/client/logFailure';
import { useSession } from '@/client/useSession';

const nothing = { default: () => null };

const SeoEditor = lazy(() =>
  import('@/components/admin/seo/SeoEditor').then(
    (loaded) => ({ default: loaded.SeoEditor }),
    (error: unknown) => {
      logFailure('The editor of search metadata could not be loaded', error);
      return nothing;
    },
  ),
);

/** Fetches the editor of search metadata for admins. Everybody else downloads only these lines. */
export function SeoEditorLoader() {
  const { user } = useSession();
  if (!user?.isAdmin) return null;
  return (
    <Suspense fallback={null}>
      <SeoEditor />
    </Suspense>
  );
}
