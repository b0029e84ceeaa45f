'use client';

import { useDocumentInfo, useFormFields, useModal } from '@payloadcms/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryKeys } from '@/client/queryKeys';
import { fetchSchedule } from '@/components/admin/blog/blogApi';
import { scheduleTexts as texts } from '@/content/admin/postEditor';
import { formatMoment, readerZone } from '@/format/dates';
import styles from './PostScheduleField.module.css';

/** The post's schedule, whether set in the portal or here. */
export function PostScheduleField() {
  const { id, isTrashed } = useDocumentInfo();
  return id === undefined || isTrashed ? null : <Schedule id={Number(id)} />;
}

function Schedule({ id }: { id: number }) {
  const { isModalOpen } = useModal();
  const status = useFormFields(([fields]) => fields._status?.value);
  // Closing the drawer may have changed the schedule, and publishing cancels it.
  const moment = [isModalOpen(`schedule-publish-${id}`), status] as const;
  const { data } = useQuery({
    queryKey: [...queryKeys.postSchedule(id), ...moment],
    // Any slug works: only the id is used, and a draft may have no slug.
    queryFn: ({ signal }) => fetchSchedule({ id, slug: 'post' }, signal),
    placeholderData: keepPreviousData,
    meta: { failure: 'The schedule of a post could not be loaded' },
  });
  const zone = readerZone();
  const plans = [
    data?.publishAt ? texts.planned(formatMoment(data.publishAt), zone) : null,
    data?.unpublishAt ? texts.plannedEnd(formatMoment(data.unpublishAt), zone) : null,
  ].filter((plan) => plan !== null);
  return (
    <div role="status" data-own-part="">
      {plans.map((plan) => (
        <p key={plan} className={styles.plan}>
          {plan}
        </p>
      ))}
    </div>
  );
}
