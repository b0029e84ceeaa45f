import { trailTexts } from '@/content/admin/trail';
import { formatMoment } from '@/format/dates';

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** Formats a stored value of the trail: times in the user's time zone, booleans as yes and no. */
export const trailValue = (kept: string): string =>
  moment.test(kept) ? formatMoment(kept) : (trailTexts.values.get(kept) ?? kept);
