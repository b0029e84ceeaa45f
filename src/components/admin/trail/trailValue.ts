import { trailTexts } from '@/content/admin/trail';
import { formatMoment } from '@/format/dates';

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** A value as people read it, from the text that the trail keeps: moments by the reader's clock, yes and no. */
export const trailValue = (kept: string): string =>
  moment.test(kept) ? formatMoment(kept) : (trailTexts.values.get(kept) ?? kept);
