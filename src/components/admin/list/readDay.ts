/** A whole day of four-digit years, or none; null while it is being typed, when a year is 2, 20 and 202 first. */
export const readDay = (text: string): string | null =>
  text === '' || /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) ? text : null;
