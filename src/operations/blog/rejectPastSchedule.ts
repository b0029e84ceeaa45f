import { scheduleTexts } from '@/content/admin/postEditor';
import { isRecord } from '@/domain/isRecord';

/** The panel's drawer has no seconds: the current minute means now. */
const graceMs = 60_000;

/**
 * Returns the answer to a call of the panel's server function `schedule-publish` that names a time in the past, and
 * null for every other call. Payload's own handler takes any time, and hooks of its jobs collection don't run when it
 * queues a job.
 */
export function rejectPastSchedule(call: unknown): { error: string } | null {
  const isScheduling = isRecord(call) && call.name === 'schedule-publish' && isRecord(call.args);
  if (!isScheduling) return null;
  const { date } = call.args as { date?: unknown };
  // A call may also carry it as text or as a number.
  const isDate = date instanceof Date || typeof date === 'string' || typeof date === 'number';
  const isPast = isDate && new Date(date).getTime() < Date.now() - graceMs;
  return isPast ? { error: scheduleTexts.past } : null;
}
