import type { DefaultServerCellComponentProps } from 'payload';
import { isPostShown } from '@/operations/jobs/findPlannedPost';

/**
 * Whether readers see a post, in the panel's list. Payload calls each draft one of a public post that was ever public
 * (https://github.com/payloadcms/payload/issues/15129).
 */
export async function PostStatusCell({ cellData, i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const isChanged = cellData === 'changed' && (await isPostShown(payload, Number(rowData.id)));
  if (isChanged) return i18n.t('version:draftHasPublishedVersion');
  return i18n.t(cellData === 'published' ? 'version:published' : 'version:draft');
}
