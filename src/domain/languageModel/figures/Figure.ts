/** `other` is a bare number; `times` is a ratio ("3 times as fast"). */
export type FigureUnit =
  | 'usd'
  | 'foreign'
  | 'percent'
  | 'phase'
  | 'people'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'weeks'
  | 'months'
  | 'quarters'
  | 'years'
  | 'times'
  | 'other';

export type FigurePeriod = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year' | 'person';

/** An amount stated in a text. */
export interface Figure {
  /** As written, for messages. */
  text: string;
  /** NaN if it isn't a single number: "hundreds of hours", "half the time", "9e6". Then the text is compared. */
  value: number;
  unit: FigureUnit;
  /** "a year", "per week"; missing if no period is stated next to the figure. */
  period?: FigurePeriod;
}

const unlikeBareNumbers: ReadonlySet<FigureUnit> = new Set(['usd', 'foreign', 'percent', 'phase', 'times']);

/**
 * Whether a stated figure is one of the given ones. The value must be equal, or the text if it has no value. A bare
 * number may match any quantity, but no money, percentage or phase. A stated period must match; it may be omitted.
 */
export function isOneOf(stated: Figure, given: readonly Figure[]): boolean {
  if (Number.isNaN(stated.value)) return given.some((figure) => isSameText(figure, stated));
  return given.some(
    (figure) =>
      figure.value === stated.value &&
      unitsAgree(figure.unit, stated.unit) &&
      (stated.period === undefined || stated.period === figure.period),
  );
}

function isSameText(one: Figure, other: Figure): boolean {
  return Number.isNaN(one.value) && one.text.toLowerCase() === other.text.toLowerCase();
}

function unitsAgree(given: FigureUnit, stated: FigureUnit): boolean {
  if (given === stated) return true;
  const [one, other] = given === 'other' ? [given, stated] : [stated, given];
  return one === 'other' && !unlikeBareNumbers.has(other);
}
