import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '@/client/apiClient';
import { queryKeys } from '@/client/queryKeys';
import { useSeoEntries } from '@/components/admin/seo/useSeoEntries';
import { draftToCheck } from '@/queries/seo/draftToCheck';
import { relationId } from '../relationId';

const pictureFields = ['metaImage', 'cover', 'sharePicture'];

/** Returns the metadata of the form's document as it is now; null while unknown or if it has no page. */
export function useDraftPage() {
  const { collectionSlug } = useDocumentInfo();
  const [fields] = useAllFormFields();
  const { entries } = useSeoEntries();
  const known = entries === 'failed' ? null : entries;
  const pictures = usePictureNames(pictureFields.flatMap((field) => relationId(fields[field]?.value) ?? []));
  const page = useMemo(() => {
    if (!known || !pictures) return null;
    const valueOf = (field: string): unknown => fields[field]?.value;
    const text = (field: string) => {
      const value = valueOf(field);
      return typeof value === 'string' ? value.trim() : '';
    };
    const isChecked = (field: string) => valueOf(field) === true;
    const picture = (field: string) => pictures.get(relationId(valueOf(field))) ?? null;
    return draftToCheck({ collection: collectionSlug, text, isChecked, picture }, known);
  }, [collectionSlug, fields, known, pictures]);
  return { page, site: known?.site ?? null, hasFailed: entries === 'failed' };
}

const noPictures: ReadonlyMap<number | null, string> = new Map();

/** Returns the file names of images by id; null while loading. */
function usePictureNames(ids: readonly number[]): ReadonlyMap<number | null, string> | null {
  const { data } = useQuery({
    queryKey: queryKeys.pictureNames(ids),
    queryFn: ({ signal }) => readPictureNames(ids, signal),
    enabled: ids.length > 0,
    // While a newly chosen image loads, the previous result stays.
    placeholderData: (previous) => previous,
    meta: { failure: 'The chosen pictures could not be read' },
  });
  return ids.length === 0 ? noPictures : (data ?? null);
}

interface MediaAnswer {
  docs: { id: number; filename: string }[];
}

async function readPictureNames(ids: readonly number[], signal: AbortSignal) {
  const query = `where[id][in]=${ids.join(',')}&select[filename]=true&depth=0&pagination=false`;
  const { docs } = await callApi<MediaAnswer>(`/api/media?${query}`, { signal });
  return new Map<number | null, string>(docs.map(({ id, filename }) => [id, filename]));
}
