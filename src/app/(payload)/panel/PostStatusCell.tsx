import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { ScheduleLines } from '@/components/admin/blog/ScheduleLines';
import { isPostShown } from '@/operations/jobs/findPlannedPost';
import { readPostSchedules } from '@/operations/blog/postSchedule';
import { notScheduled } from '@/schemas/postSchedule';
import styles from './PostStatusCell.module.css';

/** One query for all rows of a list. */
const schedulesOf = cache((payload: Payload) => readPostSchedules(payload));

/**
 * Status column of the post list, with the post's schedule. Payload shows "changed" for every draft of a post that was
 * ever published, even if it is unpublished now (https://github.com/payloadcms/payload/issues/15129).
 */
export async function PostStatusCell({ cellData, i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const id = Number(rowData.id);
  const isChanged = cellData === 'changed' && (await isPostShown(payload, id));
  const status = cellData === 'published' ? 'version:published' : 'version:draft';
  const schedule = (await schedulesOf(payload)).get(id) ?? notScheduled;
  return (
    <span className={styles.status}>
      {i18n.t(isChanged ? 'version:draftHasPublishedVersion' : status)}
      <ScheduleLines schedule={schedule} />
    </span>
  );
}
