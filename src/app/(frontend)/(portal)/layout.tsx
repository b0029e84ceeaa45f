import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/site/PageFrame';
import { ConnectionNotice } from '@/components/ui/ConnectionNotice';
import { StorageBar } from '@/components/ui/StorageNotice';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Signed-in pages: static frames without anybody's data, which the browser fetches once it knows who is there. */
export default function PortalLayout({ children }: { children: ReactNode }) {
  return (
    <PageFrame>
      <ConnectionNotice />
      <StorageBar />
      {children}
    </PageFrame>
  );
}
