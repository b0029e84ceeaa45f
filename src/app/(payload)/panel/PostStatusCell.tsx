import type { DefaultServerCellComponentProps } from 'payload';
import { isPostShown } from '@/operations/jobs/findPlannedPost';

/**
 * Status column of the post list. Payload shows "changed" for every draft of a post that was ever published, even if it
 * is unpublished now (https://github.com/payloadcms/payload/issues/15129).
 */
export async function PostStatusCell({ cellData, i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const isChanged = cellData === 'changed' && (await isPostShown(payload, Number(rowData.id)));
  if (isChanged) return i18n.t('version:draftHasPublishedVersion');
  return i18n.t(cellData === 'published' ? 'version:published' : 'version:draft');
}
