'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import page from '@/components/ui/Page.module.css';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import { adminPortalTexts as texts } from '@/content/admin/portal';
import { GuideOffer } from '../guide/GuideOffer';
import { UserAdmin } from '../users/UserAdmin';

const sections: ReadonlySet<string | null> = new Set(['blog', 'categories']);

/**
 * Returns the page of the section in an address of the portal (`tab`), keeping its other parameters; null for the first
 * section.
 */
export function pathOfSection(parameters: URLSearchParams): string | null {
  const { tab, ...others } = Object.fromEntries(parameters);
  if (!tab || !sections.has(tab)) return null;
  const query = new URLSearchParams(others).toString();
  return `/admin/${tab}${query && `?${query}`}`;
}

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
