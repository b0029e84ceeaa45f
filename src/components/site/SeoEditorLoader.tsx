'use client';

import { lazy, Suspense } from 'react';
import { logFailure } from '@/client/logFailure';
import { useSession } from '@/client/useSession';
import { isStaffRole } from '@/domain/accounts/roles';

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

/** Fetches the editor of search metadata for administrators and marketers. Everybody else downloads only these lines. */
export function SeoEditorLoader() {
  const { user } = useSession();
  if (!user || !isStaffRole(user.role)) return null;
  return (
    <Suspense fallback={null}>
      <SeoEditor />
    </Suspense>
  );
}
