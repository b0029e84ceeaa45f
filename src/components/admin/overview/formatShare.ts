const percent = new Intl.NumberFormat('en-US', { style: 'percent' });
const change = new Intl.NumberFormat('en-US', { style: 'percent', signDisplay: 'exceptZero' });

/** A part of a whole as "43%"; nothing of nothing is "0%". */
export const formatShare = (part: number, whole: number): string =>
  percent.format(whole > 0 ? part / whole : 0);

/** How much more or less than before as "+20%"; empty where there was nothing to compare with. */
export const formatChange = (now: number, before: number): string =>
  before > 0 ? change.format((now - before) / before) : '';
