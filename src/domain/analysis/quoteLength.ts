/** Quotes of a client are long enough to be recognized and short enough to read; UTF-16 units. */
export const quoteLength = 110;
