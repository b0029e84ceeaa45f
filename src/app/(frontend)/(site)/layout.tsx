import type { ReactNode } from 'react';
import { PageFrame } from '@/components/site/PageFrame';
import { SeoEditorLoader } from '@/components/site/SeoEditorLoader';

/** Public pages: they render what belongs into `<main>`. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PageFrame isMeasured>{children}</PageFrame>
      <SeoEditorLoader />
    </>
  );
}
