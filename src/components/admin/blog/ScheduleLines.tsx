import { ReaderMoment } from '@/components/ui/ReaderMoment';
import { scheduleTexts as texts } from '@/content/admin/postEditor';
import type { PostSchedule } from '@/schemas/postSchedule';

/** When a post will be published and unpublished, below its status in a list. */
export function ScheduleLines({ schedule }: { schedule: PostSchedule }) {
  return (['publishAt', 'unpublishAt'] as const).map((kind) => {
    const at = schedule[kind];
    return at ? (
      <small key={kind}>
        <span>{`${texts.listed[kind]} `}</span>
        <ReaderMoment at={at} />
      </small>
    ) : null;
  });
}
