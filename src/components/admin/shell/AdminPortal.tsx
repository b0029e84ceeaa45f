'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { adminPortalTexts as texts } from '@/content/admin/portal';
import page from '@/components/ui/Page.module.css';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import { GuideOffer } from '../guide/GuideOffer';
import { UserAdmin } from '../users/UserAdmin';
import { pathOfSection } from './pathOfSection';

/**
 * Start page of the Admin Portal: the accounts. An address with another section (`?tab=blog`) redirects to its page.
 */
export function AdminPortal() {
  const section = pathOfSection(useSearchParams());
  const router = useRouter();
  useEffect(() => {
    if (section) router.replace(section);
  }, [section, router]);
  return (
    <div className={page.page}>
      <h1 className={`${space.below5} ${text.title}`}>{texts.title}</h1>
      {section ? (
        <p role="status">{texts.loading}</p>
      ) : (
        <>
          <GuideOffer />
          <UserAdmin />
        </>
      )}
    </div>
  );
}
