'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { isDocumentId } from '@/schemas/documentId';

/** The inquiry that is open is part of the address (`id`), beside the list's place, to which one goes back. */
export function useOpenInquiry() {
  const parameters = useSearchParams();
  const path = usePathname();
  const id = parameters.get('id') ?? '';
  const hrefWith = (opened: number | null): string => {
    const all = new URLSearchParams(parameters);
    all.delete('id');
    if (opened !== null) all.set('id', String(opened));
    const query = all.toString();
    return query ? `${path}?${query}` : path;
  };
  return {
    openId: isDocumentId(id) ? Number(id) : null,
    hrefOf: (inquiryId: number) => hrefWith(inquiryId),
    listHref: hrefWith(null),
  };
}
