/**
 * Returns a field's `validate` for integers: Payload's own accepts fractions between `min` and `max`. The field may be
 * left empty.
 */
export const wholeNumber =
  ({ min, max }: { min: number; max: number }) =>
  (value: unknown): true | string =>
    value === undefined ||
    value === null ||
    (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) ||
    `Enter a whole number from ${min} to ${max}, or nothing`;
