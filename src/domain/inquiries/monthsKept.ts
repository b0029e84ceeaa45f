/**
 * For how many months an inquiry is kept; null: for good. A fraction that was set before only whole numbers could be is rounded
 * up: nothing goes before the time that the firm has named.
 */
export const monthsKept = (inquiryMonths: number | null | undefined): number | null =>
  Math.ceil(inquiryMonths ?? 0) || null;
