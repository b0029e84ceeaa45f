import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queryKeys } from '@/client/queryKeys';
import { setQueryResult } from '@/client/refetchQueries';
import { FormMessage } from '@/components/ui/FormMessage';
import { TextField } from '@/components/ui/TextField';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { scheduleTexts as texts } from '@/content/admin/postEditor';
import { formatMoment, readerZone } from '@/format/dates';
import type { PostSchedule } from '@/schemas/postSchedule';
import { fetchSchedule, schedulePost, unschedulePost, type NamedPost } from '../blogApi';
import stack from '@/components/ui/Stack.module.css';
import row from '@/components/ui/Row.module.css';

/**
 * Schedules a saved post for publishing, in the user's local time. The schedule is stored immediately, apart from the
 * save.
 */
export function ScheduleField({ post }: { post: NamedPost | null }) {
  return (
    <section className={stack.gap3} aria-labelledby="publish-later">
      <h3 id="publish-later">{texts.title}</h3>
      {post === null ? <p>{texts.unsaved}</p> : <Schedule post={post} />}
    </section>
  );
}

function Schedule({ post }: { post: NamedPost }) {
  const queryKey = queryKeys.postSchedule(post.id);
  const [at, setAt] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchSchedule(post, signal),
    meta: { failure: 'The schedule of a post could not be loaded' },
  });
  const {
    mutate,
    isPending,
    isError: hasFailed,
  } = useMutation({
    mutationFn: (moment: string | null) =>
      moment === null ? unschedulePost(post) : schedulePost(post, moment),
    onSuccess: (answer: PostSchedule) => {
      setQueryResult(queryKey, answer);
      setAt('');
    },
    meta: { failure: 'A post could not be scheduled' },
  });
  if (isError) return <p>{texts.loadFailed}</p>;
  if (!data) return <p role="status">{texts.loading}</p>;

  const schedule = () => {
    // The field's value is in the user's local time zone.
    const moment = new Date(at);
    const isToCome = moment.getTime() > Date.now();
    setProblem(isToCome ? undefined : texts.past);
    if (isToCome) mutate(moment.toISOString());
  };
  // The button is removed with the schedule.
  const cancel = () => mutate(null, { onSuccess: () => field.current?.focus() });
  const zone = readerZone();
  return (
    <>
      <p role="status">{data.publishAt ? texts.planned(formatMoment(data.publishAt), zone) : texts.lede}</p>
      {data.unpublishAt ? <p>{texts.plannedEnd(formatMoment(data.unpublishAt), zone)}</p> : null}
      <TextField
        ref={field}
        label={texts.at}
        hint={texts.zone(zone)}
        type="datetime-local"
        value={at}
        error={problem}
        onChange={(event) => setAt(event.target.value)}
      />
      {hasFailed ? <FormMessage>{texts.failed}</FormMessage> : null}
      <div className={row.gap2}>
        <WorkingButton variant="secondary" size="small" isHeld={isPending || !at} onClick={schedule}>
          {data.publishAt ? texts.reschedule : texts.schedule}
        </WorkingButton>
        {data.publishAt ? (
          <WorkingButton variant="quiet" size="small" isHeld={isPending} onClick={cancel}>
            {texts.cancel}
          </WorkingButton>
        ) : null}
      </div>
    </>
  );
}
