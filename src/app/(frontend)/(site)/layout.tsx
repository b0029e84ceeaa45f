import type { ReactNode } from 'react';
import { PageFrame } from '@/components/site/PageFrame';
import { ScriptsAfterPaint } from '@/components/site/ScriptsAfterPaint';
import { SeoEditorLoader } from '@/components/site/SeoEditorLoader';

/** Layout of public pages. A page renders the content of `<main>`. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ScriptsAfterPaint />
      <PageFrame isMeasured>{children}</PageFrame>
      <SeoEditorLoader />
    </>
  );
}
