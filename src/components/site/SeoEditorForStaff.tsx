'use client';

import { lazy, Suspense } from 'react';
import { logFailure } from '@/client/logFailure';

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

/** The SEO editor. It has many files, whose names are listed here instead of in every page's script. */
export function SeoEditorForStaff() {
  return (
    <Suspense>
      <SeoEditor />
    </Suspense>
  );
}
