'use client';

import { useDocumentInfo, useFormFields, useModal } from '@payloadcms/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { QueryProvider } from '@/client/QueryProvider';
import { queryKeys } from '@/client/queryKeys';
import { readAgain } from '@/client/readAgain';
import { fetchSchedule } from '@/components/admin/blog/blogApi';
import { scheduleTexts as texts } from '@/content/admin/postEditor';
import { formatMoment, readerZone } from '@/format/dates';
import styles from './PostScheduleField.module.css';

/** What is planned for the post, whoever planned it, in the portal or here. */
export function PostScheduleField() {
  const { id, isTrashed } = useDocumentInfo();
  if (id === undefined || isTrashed) return null;
  return (
    <QueryProvider>
      <Schedule id={Number(id)} />
    </QueryProvider>
  );
}

function Schedule({ id }: { id: number }) {
  const queryKey = queryKeys.postSchedule(id);
  const { data } = useQuery({
    queryKey,
    // Its slug isn't looked at, which a draft need not have.
    queryFn: ({ signal }) => fetchSchedule({ id, slug: 'post' }, signal),
    meta: { failure: 'The schedule of a post could not be loaded' },
  });
  useChanges(id, () => void readAgain(queryKey));
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

/** Whoever closes the drawer may have planned something there; whoever publishes gives up what was planned. */
function useChanges(id: number, onChange: () => void): void {
  const { isModalOpen } = useModal();
  const { hasPublishedDoc, lastUpdateTime } = useDocumentInfo();
  const status = useFormFields(([fields]) => fields._status?.value);
  const isOpen = isModalOpen(`schedule-publish-${id}`);
  useEffect(() => {
    if (!isOpen) onChange();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked anew when one of these changes, not with each drawing
  }, [isOpen, hasPublishedDoc, status, lastUpdateTime]);
}
