import type { Metadata } from 'next';
import { Suspense } from 'react';
import { CompareAnalyses } from '@/components/portal/compare/CompareAnalyses';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { compareTexts } from '@/content/portal/compare';

export const metadata: Metadata = { title: compareTexts.title };

/** The address names the two analyses, which only the browser gets to see. */
export default function ComparePage() {
  return (
    <RequireUser>
      <Suspense>
        <CompareAnalyses />
      </Suspense>
    </RequireUser>
  );
}
