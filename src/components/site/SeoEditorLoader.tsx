'use client';

import { lazy, Suspense } from 'react';
import { logFailure } from '@/client/logFailure';
import { useSession } from '@/client/useSession';
import { isStaffRole } from '@/domain/accounts/roles';
import type { SeoEditorForStaff as Staffs } from './SeoEditorForStaff';

const nothing: { default: typeof Staffs } = { default: () => <></> };

const SeoEditorForStaff = lazy(() =>
  import('./SeoEditorForStaff').then(
    (loaded) => ({ default: loaded.SeoEditorForStaff }),
    (error: unknown) => {
      logFailure('The editor of search metadata could not be loaded', error);
      return nothing;
    },
  ),
);

/** Loads the SEO editor for administrators and marketers. Everyone else downloads only this file. */
export function SeoEditorLoader() {
  const { user } = useSession();
  if (!user || !isStaffRole(user.role)) return null;
  return (
    <Suspense fallback={null}>
      <SeoEditorForStaff />
    </Suspense>
  );
}
