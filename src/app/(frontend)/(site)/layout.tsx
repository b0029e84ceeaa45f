import type { ReactNode } from 'react';
import { PageFrame } from '@/components/site/PageFrame';
import { ScriptsAfterPaint } from '@/components/site/ScriptsAfterPaint';
import { SeoEditorLoader } from '@/components/site/SeoEditorLoader';

/** Public pages: they render what belongs into `<main>`. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ScriptsAfterPaint />
      <PageFrame isMeasured>{children}</PageFrame>
      <SeoEditorLoader />
    </>
  );
}
