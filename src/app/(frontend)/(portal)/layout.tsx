import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/site/PageFrame';
import { ConnectionNotice } from '@/components/ui/ConnectionNotice';
import { StorageBar } from '@/components/ui/StorageNotice';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Signed-in pages: static shells without user data. The browser fetches the data once it knows the session. */
export default function PortalLayout({ children }: { children: ReactNode }) {
  return (
    <PageFrame>
      <ConnectionNotice />
      <StorageBar />
      {children}
    </PageFrame>
  );
}
