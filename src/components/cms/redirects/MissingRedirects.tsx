'use client';

import { Gutter, useDocumentDrawer } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { Button } from '@/components/ui/Button';
import { missingTexts as texts } from '@/content/admin/redirects';
import type { MissingAddress } from '@/schemas/missingAddresses';
import reset from '../Reset.module.css';
import { MissingAddresses } from './MissingAddresses';

/** Addresses without a page, below the redirects in the panel; each opens the form of a new redirect. */
export function MissingRedirects() {
  return (
    <Gutter>
      <div className={reset.reset} data-own-part="">
        <MissingAddresses
          renderRedirect={(address, onSaved) => <RedirectAddress address={address} onSaved={onSaved} />}
        />
      </div>
    </Gutter>
  );
}

function RedirectAddress({
  address: { path, suggestion },
  onSaved,
}: {
  address: MissingAddress;
  onSaved: () => void;
}) {
  const [DocumentDrawer, , { openDrawer, closeDrawer }] = useDocumentDrawer({ collectionSlug: 'redirects' });
  const router = useRouter();
  const initialData = useMemo(
    () => ({ from: path, to: suggestion ?? '', isPermanent: true }),
    [path, suggestion],
  );
  const finish = () => {
    closeDrawer();
    router.refresh();
    onSaved();
  };
  return (
    <>
      <Button variant="secondary" size="small" onClick={openDrawer}>
        {texts.redirect}
        <span className="visually-hidden">{` ${path}`}</span>
      </Button>
      <DocumentDrawer initialData={initialData} onSave={finish} redirectAfterCreate={false} />
    </>
  );
}
