import { trailTexts } from '@/content/admin/trail';
import { formatMoment } from '@/format/dates';

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** Formats a stored value of a field: times in the user's time zone, choices as the screens call them. */
export const trailValue = (field: string, kept: string): string =>
  moment.test(kept)
    ? formatMoment(kept)
    : (trailTexts.values[field]?.get(kept) ?? trailTexts.answers.get(kept) ?? kept);
