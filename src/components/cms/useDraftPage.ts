import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui';
import { useMemo } from 'react';
import { useSeoEntries } from '@/components/admin/seo/useSeoEntries';
import { draftToCheck } from './draftToCheck';

/** What search engines would get of the form's document as it stands; null while it isn't known, or is no page. */
export function useDraftPage() {
  const { collectionSlug } = useDocumentInfo();
  const [fields] = useAllFormFields();
  const { entries } = useSeoEntries();
  const known = entries === 'failed' ? null : entries;
  const page = useMemo(() => {
    const text = (field: string) => {
      const value: unknown = fields[field]?.value;
      return typeof value === 'string' ? value.trim() : '';
    };
    return (
      known &&
      draftToCheck({ collection: collectionSlug, text, hasCover: Boolean(fields.cover?.value) }, known)
    );
  }, [collectionSlug, fields, known]);
  return { page, site: known?.site ?? null, hasFailed: entries === 'failed' };
}
